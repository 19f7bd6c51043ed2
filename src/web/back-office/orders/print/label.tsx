import { Fragment } from 'react';
import { classNames } from '#kit/class-names.ts';
import type { LabelParcel, LabelSheet } from '#modules/orders/back-office/label.ts';
import type { DeliveryAddress } from '#modules/orders/order-view.ts';
import { addressLine, orderText, placeLine } from '#modules/orders/text.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { formatMobile } from '#platform/phone.ts';
import { Barcode } from './barcode.tsx';
import styles from './label.module.css';
import { spellAmount } from './spell-amount.ts';
import { printText } from './text.ts';

interface LabelProps {
  sheet: LabelSheet;
  address: DeliveryAddress;
  parcel: LabelParcel;
}

/** A longer address is set smaller, so that nothing of a label is cut off. */
const LONG_ADDRESS = 160;

/** The label of one parcel: the recipient, the sender, and the amount to collect. */
export function Label({ sheet: { orderId, merchantName, lines }, address, parcel }: LabelProps) {
  const units = parcel.lines.reduce((sum, line) => sum + line.quantity, 0);
  const place = printText.parcel(parcel.place, parcel.of);
  const written = [addressLine(address), address.landmark, address.courierNote];
  const isLong = written.join('').length > LONG_ADDRESS;
  const inside = lines.filter(({ id }) => parcel.lines.some(({ lineId }) => lineId === id));
  return (
    <section
      className={classNames(styles.label, isLong && styles.dense)}
      aria-label={`${orderNumber(orderId)} ${place}`}
    >
      <header className={styles.head}>
        <strong>{printText.shop}</strong>
        <span>
          <bdi dir="ltr">{orderNumber(orderId)}</bdi> · {place}
        </span>
      </header>
      <Barcode text={parcel.barcode} />
      <Recipient address={address} />
      <Cash pounds={parcel.cash} />
      <footer className={styles.foot}>
        <span>
          {printText.from} <bdi>{merchantName}</bdi>
        </span>
        <span>{printText.units(units)}</span>
      </footer>
      <p className={styles.inside}>
        {inside.map(({ id, title }, at) => (
          <Fragment key={id}>
            {at > 0 && printText.and}
            <bdi dir="rtl">{title}</bdi>
          </Fragment>
        ))}
      </p>
    </section>
  );
}

function Recipient({ address }: Pick<LabelProps, 'address'>) {
  const { recipient, mobile, secondMobile, landmark, courierNote } = address;
  return (
    <>
      <p className={styles.to}>
        {printText.to} <bdi>{recipient}</bdi>
      </p>
      <p className={styles.mobile}>
        <bdi dir="ltr">{formatMobile(mobile)}</bdi>
        {secondMobile && (
          <>
            {' · '}
            <bdi dir="ltr">{formatMobile(secondMobile)}</bdi>
          </>
        )}
      </p>
      <p className={styles.address}>{addressLine(address)}</p>
      <p className={styles.place}>{placeLine(address)}</p>
      {landmark && (
        <p className={styles.address}>
          {orderText.landmark} {landmark}
        </p>
      )}
      {courierNote && (
        <p className={styles.address}>
          {orderText.courierNote} <bdi>{courierNote}</bdi>
        </p>
      )}
    </>
  );
}

/** In digits and in words, so that neither can be misread. */
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
