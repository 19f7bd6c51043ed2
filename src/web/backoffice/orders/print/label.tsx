import type { LabelParcel, LabelSheet } from '#modules/orders/back-office/label.ts';
import type { DeliveryAddress } from '#modules/orders/order-view.ts';
import { addressLine, orderText, placeLine } from '#modules/orders/text.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import { spellAmount } from '#platform/spelled-amount/spell-amount.ts';
import { Barcode } from './barcode.tsx';
import styles from './label.module.css';
import { printText } from './text.ts';

interface LabelProps {
  sheet: LabelSheet;
  address: DeliveryAddress;
  parcel: LabelParcel;
  /** «الطرد ١ من ٢» */
  place: string;
}

/** What stands on one parcel: where to, from whom, and what its bearer has to collect. */
export function Label({ sheet: { orderId, merchantName, lines }, address, parcel, place }: LabelProps) {
  const units = parcel.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <section className={styles.label} aria-label={`${orderNumber(orderId)} ${place}`}>
      <header className={styles.head}>
        <strong>{printText.shop}</strong>
        <span>
          <bdi dir="ltr">{orderNumber(orderId)}</bdi> · {place}
        </span>
      </header>
      <Barcode text={parcel.barcode} />
      <p className={styles.to}>
        {printText.to} <bdi>{address.recipient}</bdi>
      </p>
      <p className={styles.mobile}>
        <bdi dir="ltr">{formatMobile(address.mobile)}</bdi>
      </p>
      <p>{addressLine(address)}</p>
      <p className={styles.place}>{placeLine(address)}</p>
      {address.landmark && (
        <p>
          {orderText.landmark} {address.landmark}
        </p>
      )}
      <Cash pounds={parcel.cash} />
      <footer className={styles.foot}>
        <span>
          {printText.from} <bdi>{merchantName}</bdi>
        </span>
        <span>{printText.units(units)}</span>
        <span className={styles.inside}>{lines.map(({ title }) => title).join('، ')}</span>
      </footer>
    </section>
  );
}

/** In digits and in words, so that neither can be read for another amount. */
function Cash({ pounds }: { pounds: number }) {
  if (pounds === 0) return <p className={styles.cash}>{printText.paid}</p>;
  const amount = fromPounds(pounds);
  return (
    <p className={styles.cash}>
      {printText.collect} <strong>{formatPrice(amount)}</strong>
      <span className={styles.words}>{spellAmount(amount)}</span>
    </p>
  );
}
