import { Link, useParams } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Price } from '#kit/price.tsx';
import { formatTaxNumber } from '#modules/merchants/merchant.ts';
import { documentTitle, documentPageText as text } from '#modules/payouts/document.text.ts';
import { type DocumentBody, showDocument } from '#modules/payouts/documents.calls.ts';
import { printDocument } from '#modules/taxes/calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { Answered } from '../data/answered.tsx';
import { download } from '../data/files.ts';
import { useAction } from '../data/use-action.ts';
import { useCall } from '../data/use-call.ts';
import { RequireRole } from '../require-role.tsx';
import { siteText } from '../text.ts';
import { Authority } from './authority.tsx';
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

const WHAT: Column<Line> = { id: 'what', header: text.what, cell: ({ title }) => title };
const QUANTITY: Column<Line> = {
  id: 'quantity',
  header: text.quantity,
  cell: ({ quantity }) => formatCount(quantity),
};
const VAT: Column<Line> = {
  id: 'vat',
  header: text.vat,
  cell: ({ vat, vatPercent }) =>
    vat === 0 ? (
      text.noVat
    ) : (
      <>
        <Price pounds={vat} size="amount" /> ({text.percent(formatCount(vatPercent))})
      </>
    ),
};
const AMOUNT: Column<Line> = {
  id: 'amount',
  header: text.amount,
  cell: ({ gross }) => <Price pounds={gross} size="amount" />,
};

/** A seller that charges no VAT prints none. */
const columnsOf = (vat: number): readonly Column<Line>[] =>
  vat > 0 ? [WHAT, QUANTITY, VAT, AMOUNT] : [WHAT, QUANTITY, AMOUNT];

function Sheet({ document }: { document: DocumentBody }) {
  const { lines, total, vat } = document;
  return (
    <article className={styles.paper}>
      <Head document={document} />
      <div className={styles.parties}>
        <Party title={text.seller} party={document.seller} />
        <Party title={text.buyer} party={document.buyer} />
      </div>
      <DataTable
        label={documentTitle(document)}
        columns={columnsOf(vat)}
        rows={lines}
        idOf={({ title }) => title}
      />
      <p className={styles.total}>
        <span>{text.total}</span>
        <Price pounds={total} size="amount" />
      </p>
      {vat > 0 && (
        <p className={styles.quiet}>
          {text.totalVat}: <Price pounds={vat} size="amount" />
        </p>
      )}
      <Authority documentId={document.id} />
    </article>
  );
}

function Head({ document }: { document: DocumentBody }) {
  const { number, issuedAt, orderId, original } = document;
  return (
    <div className={styles.head}>
      <div>
        <h1>
          {documentTitle(document)} {text.number(formatCount(number))}
        </h1>
        <p className={styles.quiet}>{text.issued(formatDateTime(new Date(issuedAt)))}</p>
        {orderId !== null && (
          <p className={styles.quiet}>
            {text.order}{' '}
            <Link to={`/order-details/${orderId}`}>
              <bdi dir="ltr">{orderNumber(orderId)}</bdi>
            </Link>
          </p>
        )}
        {original !== null && <p className={styles.quiet}>{text.original(formatCount(original))}</p>}
      </div>
      <Copies documentId={document.id} />
    </div>
  );
}

/** The same on paper: as a file, which can be sent on, or by the browser's printer. */
function Copies({ documentId }: { documentId: number }) {
  const { busy, message, run } = useAction();
  return (
    <div className={styles.copies}>
      <FormError message={message} />
      <Button
        variant="outline"
        icon="download"
        busy={busy ? text.saving : undefined}
        onClick={() => run(() => download(printDocument, { documentId }))}
      >
        {text.save}
      </Button>
      <Button variant="outline" icon="printer" onClick={() => window.print()}>
        {text.print}
      </Button>
    </div>
  );
}

function Party({ title, party }: { title: string; party: DocumentBody['buyer'] }) {
  return (
    <section>
      <h2>{title}</h2>
      {party ? <PartyFacts party={party} /> : <p className={styles.quiet}>{text.buyerHidden}</p>}
    </section>
  );
}

function PartyFacts({ party }: { party: DocumentBody['seller'] }) {
  const { name, taxNumber, commercialRegister, address, phone } = party;
  const numbers = [
    ['', phone],
    [`${text.taxNumber}: `, formatTaxNumber(taxNumber)],
    [`${text.register}: `, commercialRegister],
  ] as const;
  return (
    <>
      <strong>{name}</strong>
      {address && <p className={styles.quiet}>{address}</p>}
      {numbers
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <p key={label} className={styles.quiet}>
            {label}
            <bdi dir="ltr">{value}</bdi>
          </p>
        ))}
    </>
  );
}
