import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { Button, ButtonLink } from '#kit/button.tsx';
import { classNames } from '#kit/class-names.ts';
import { NameMark } from '#kit/ornaments/name-mark.tsx';
import { showHandover } from '#modules/handovers/calls.ts';
import { Picture } from '#modules/media/ui/picture.tsx';
import { courierName } from '#modules/shipping/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDateTime, formatTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../../text.ts';
import print from '../print/print.module.css';
import slip from '../print/slip.module.css';
import { spellAmount } from '../print/spell-amount.ts';
import { sheetText as text } from './handover.text.ts';
import styles from './sheet.module.css';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.handovers), noindex: true });

/** A signed list as it is printed on A4. */
export default function HandoverPage() {
  const { handoverId } = useParams();
  const answer = useCall(showHandover, { handoverId: Number(handoverId) });
  return (
    <Answered answer={answer} heading="h1">
      {handover => (
        <>
          <div className={styles.unprinted}>
            <PageHead
              title={text.title}
              intro={text.handed(
                handover.parcels,
                courierName(handover.carrier),
                formatDateTime(new Date(handover.signedAt)),
              )}
            >
              <ButtonLink to="/handovers" variant="outline">
                {text.back}
              </ButtonLink>
              <Button icon="printer" onClick={() => window.print()}>
                {text.print}
              </Button>
            </PageHead>
          </div>
          <div className={classNames(print.slips_a4, styles.paper)}>
            <Sheet handover={handover} />
          </div>
        </>
      )}
    </Answered>
  );
}

type Shown = CallBody<typeof showHandover>;

function Sheet({ handover }: { handover: Shown }) {
  const { id, merchantName, takenBy, handedBy, signature, qr, rows } = handover;
  const signedAt = new Date(handover.signedAt);
  return (
    <article className={styles.sheet} aria-label={text.title}>
      <header className={slip.head}>
        <NameMark on="light" className={styles.mark} />
        <div>
          <strong className={styles.name}>{text.title}</strong>
          <span>{text.numbered(id, formatDateTime(signedAt))}</span>
        </div>
      </header>
      <Facts {...handover} />
      <Rows rows={rows} />
      <div className={styles.signed}>
        <div>
          <Signature picture={signature} />
          <p>
            {text.signature}: {takenBy && <bdi>{text.signed(takenBy, formatTime(signedAt))}</bdi>}
          </p>
        </div>
        <p>
          {text.handedBy}: <bdi>{handedBy ? `${handedBy} (${merchantName})` : merchantName}</bdi>
        </p>
        <svg viewBox={`0 0 ${qr.size} ${qr.size}`} className={styles.code} role="img" aria-label={text.code}>
          <path d={qr.path} />
        </svg>
      </div>
    </article>
  );
}

function Facts({ merchantName, merchantAddress, carrier, takenBy, parcels, cash }: Shown) {
  return (
    <dl className={styles.facts}>
      <Fact name={text.shop}>
        <bdi>{merchantName}</bdi>
        {merchantAddress && <span className={slip.options}>{merchantAddress}</span>}
      </Fact>
      <Fact name={text.carrier}>{courierName(carrier)}</Fact>
      <Fact name={text.courier}>{takenBy || text.forgotten}</Fact>
      <Fact name={text.amount}>
        {text.parcels(parcels)} · <strong>{formatPrice(fromPounds(cash))}</strong>
        {cash > 0 && <span className={slip.options}>{spellAmount(fromPounds(cash))}</span>}
      </Fact>
    </dl>
  );
}

/** Urgent also at the end of a list that nobody scrolled through, which is printed at once. */
function Signature({ picture }: { picture: Shown['signature'] }) {
  if (!picture) return <span>{text.forgotten}</span>;
  return <Picture identifier={picture} alt={text.signature} width={300} height={120} sizes="300px" urgent />;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Rows({ rows }: Pick<Shown, 'rows'>) {
  return (
    <table className={classNames(slip.lines, styles.rows)}>
      <thead>
        <tr>
          {[text.at, text.label, text.order, text.recipient, text.governorate, text.units, text.cash].map(
            name => (
              <th key={name} scope="col">
                {name}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id}>
            <td>{formatCount(at + 1)}</td>
            <td>
              <bdi dir="ltr">{row.barcode}</bdi>
            </td>
            <td>
              <bdi dir="ltr">{orderNumber(row.orderId)}</bdi>
            </td>
            <td>
              <bdi>{row.recipient || text.hidden}</bdi>
            </td>
            <td>{row.governorate}</td>
            <td>{formatCount(row.units)}</td>
            <td className={slip.price}>{row.cash > 0 ? formatPrice(fromPounds(row.cash)) : text.paid}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
