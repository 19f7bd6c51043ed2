import { useParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import { DOCUMENT_TEXT } from '#modules/payouts/document.text.ts';
import { type DocumentBody, showDocument } from '#modules/payouts/documents.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../data/answered.tsx';
import { useCall } from '../data/use-call.ts';
import { documentPageText as text } from '../parts/document.text.ts';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import styles from './document.module.css';

export function meta() {
  return { title: siteText.titled(text.title), noindex: true };
}

/** A receipt, invoice or credit note on paper, for its buyer, its merchant and finance. */
export default function DocumentPage() {
  return (
    <RequireRole>
      <Paper />
    </RequireRole>
  );
}

function Paper() {
  const answer = useCall(showDocument, { documentId: Number(useParams().documentId) });
  return (
    <Answered answer={answer} heading="h1">
      {document => <Sheet document={document} />}
    </Answered>
  );
}

type Line = DocumentBody['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'what', header: text.what, cell: ({ title }) => title },
  { id: 'quantity', header: text.quantity, cell: ({ quantity }) => formatCount(quantity) },
  { id: 'vat', header: text.vat, cell: ({ vat }) => <Price pounds={vat} size="amount" /> },
  { id: 'amount', header: text.amount, cell: ({ gross }) => <Price pounds={gross} size="amount" /> },
];

function Sheet({
  document: { kind, lines, total, vat, vatPercent, uuid, ...rest },
}: {
  document: DocumentBody;
}) {
  return (
    <article className={styles.paper}>
      <div className={styles.head}>
        <div>
          <h1>
            {DOCUMENT_TEXT[kind]} {text.number(formatCount(rest.number))}
          </h1>
          <p className={styles.quiet}>{text.issued(formatDateTime(new Date(rest.issuedAt)))}</p>
          {rest.original !== null && (
            <p className={styles.quiet}>{text.original(formatCount(rest.original))}</p>
          )}
        </div>
        <Button variant="outline" icon="printer" className={styles.screenOnly} onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <div className={styles.parties}>
        <Party title={text.seller} party={rest.seller} />
        <Party title={text.buyer} party={rest.buyer} />
      </div>
      <DataTable label={DOCUMENT_TEXT[kind]} columns={COLUMNS} rows={lines} idOf={({ title }) => title} />
      <p className={styles.total}>
        <span>{text.total}</span>
        <Price pounds={total} size="amount" />
      </p>
      {vat > 0 && (
        <p className={styles.quiet}>
          {text.totalVat(formatCount(vatPercent))}: <Price pounds={vat} size="amount" />
        </p>
      )}
      <p className={styles.uuid}>
        {text.uuid}: <bdi dir="ltr">{uuid}</bdi>
      </p>
    </article>
  );
}

function Party({ title, party }: { title: string; party: DocumentBody['seller'] }) {
  const { name, taxNumber, commercialRegister, address, phone } = party;
  return (
    <section>
      <h2>{title}</h2>
      {name === '' ? <p className={styles.quiet}>{text.buyerHidden}</p> : <strong>{name}</strong>}
      {address && <p className={styles.quiet}>{address}</p>}
      {phone && (
        <p className={styles.quiet}>
          <bdi dir="ltr">{phone}</bdi>
        </p>
      )}
      {taxNumber && (
        <p className={styles.quiet}>
          {text.taxNumber}: <bdi dir="ltr">{taxNumber}</bdi>
        </p>
      )}
      {commercialRegister && (
        <p className={styles.quiet}>
          {text.register}: <bdi dir="ltr">{commercialRegister}</bdi>
        </p>
      )}
    </section>
  );
}
