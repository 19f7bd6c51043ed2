import type { LabelParcel, LabelSheet } from '#modules/orders/back-office/label.ts';
import { placeLine } from '#modules/orders/text.ts';
import { courierName } from '#modules/shipping/text.ts';
import { formatDate } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds, sumPiastres } from '#platform/money.ts';
import styles from './slip.module.css';
import { spellAmount } from './spell-amount.ts';
import { printText } from './text.ts';

interface Listed {
  sheet: LabelSheet;
  parcel: LabelParcel;
}

/** For each courier, the parcels that it takes away together and the cash it is to collect, to be signed by both. */
export function Manifests({ sheets, now }: { sheets: readonly LabelSheet[]; now: Date }) {
  const listed = sheets.flatMap(sheet =>
    sheet.address ? sheet.parcels.map(parcel => ({ sheet, parcel })) : [],
  );
  const byCarrier = Map.groupBy(listed, ({ parcel }) => parcel.carrier);
  if (listed.length === 0) return <p>{printText.nothingToHandOver}</p>;
  return [...byCarrier].map(([carrier, parcels]) => (
    <Manifest key={carrier} carrier={carrier} parcels={parcels} now={now} />
  ));
}

interface ManifestProps {
  carrier: string;
  parcels: readonly Listed[];
  now: Date;
}

function Manifest({ carrier, parcels, now }: ManifestProps) {
  const cash = sumPiastres(parcels.map(({ parcel }) => fromPounds(parcel.cash)));
  const title = `${printText.manifest} · ${courierName(carrier)}`;
  return (
    <section className={styles.slip} aria-label={title}>
      <header className={styles.head}>
        <strong>{title}</strong>
        <span>
          {[...new Set(parcels.map(({ sheet }) => sheet.merchantName))].join('، ')} · {formatDate(now)}
        </span>
      </header>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{printText.at}</th>
            <th scope="col">{printText.parcelNumber}</th>
            <th scope="col">{printText.order}</th>
            <th scope="col">{printText.recipient}</th>
            <th scope="col">{printText.unitsTitle}</th>
            <th scope="col">{printText.cash}</th>
            <th scope="col">{printText.packed}</th>
          </tr>
        </thead>
        <tbody>
          {parcels.map((each, index) => (
            <Row key={each.parcel.id} {...each} at={index + 1} />
          ))}
        </tbody>
      </table>
      <p className={styles.total}>
        {printText.parcels(parcels.length)} · {printText.toCollect} <strong>{formatPrice(cash)}</strong>
        {cash > 0 && <span className={styles.options}>{spellAmount(cash)}</span>}
      </p>
      <div className={styles.signatures}>
        <span>{printText.handedBy}</span>
        <span>{printText.takenBy}</span>
        <span>{printText.takenAt}</span>
      </div>
    </section>
  );
}

function Row({ sheet: { orderId, address }, parcel, at }: Listed & { at: number }) {
  const units = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <tr>
      <td>{formatCount(at)}</td>
      <td>
        <bdi dir="ltr">{parcel.barcode}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{orderNumber(orderId)}</bdi>
      </td>
      <td>
        <bdi>{address?.recipient}</bdi>
        {address && <span className={styles.options}>{placeLine(address)}</span>}
      </td>
      <td>{formatCount(units)}</td>
      <td className={styles.price}>
        {parcel.cash > 0 ? formatPrice(fromPounds(parcel.cash)) : printText.paidShort}
      </td>
      {/* Ticked with a pen. */}
      <td aria-label={printText.packed}>
        <span className={styles.tick} />
      </td>
    </tr>
  );
}
