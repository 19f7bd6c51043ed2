import type { LabelSheet } from '#modules/orders/back-office/label.ts';
import { orderText } from '#modules/orders/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { formatPrice, fromPounds, sumPiastres } from '#platform/money.ts';
import { Barcode } from './barcode.tsx';
import styles from './slip.module.css';
import { spellAmount } from './spell-amount.ts';
import { printText } from './text.ts';

interface SlipProps {
  sheet: LabelSheet;
  /** A packing slip goes into the parcel, which may be a present; a buyer who hides the prices hides them from both. */
  amounts: 'shown' | 'hidden';
}

/** The contents of a merchant order's parcels, to be ticked off while packing. */
export function Slip({ sheet, amounts: wanted }: SlipProps) {
  const { orderId, placedAt, merchantName, address, gift, lines } = sheet;
  const amounts = gift?.hidesPrices ? 'hidden' : wanted;
  const total = sumPiastres(lines.map(({ price, quantity }) => fromPounds(price) * quantity));
  return (
    <section className={styles.slip} aria-label={orderNumber(orderId)}>
      <header className={styles.head}>
        <strong>
          {wanted === 'shown' ? printText.summary : printText.slips}{' '}
          <bdi dir="ltr">{orderNumber(orderId)}</bdi>
        </strong>
        <span>{formatDateTime(new Date(placedAt))}</span>
      </header>
      <Barcode text={orderNumber(orderId)} />
      <p>
        {printText.from} <bdi>{merchantName}</bdi>
        {address && (
          <>
            {' · '}
            {printText.to} <bdi>{address.recipient}</bdi>
          </>
        )}
      </p>
      <Lines lines={lines} amounts={amounts} />
      {amounts === 'shown' && (
        <p className={styles.total}>
          {printText.goods} <strong>{formatPrice(total)}</strong>
          <span className={styles.options}>{spellAmount(total)}</span>
        </p>
      )}
      {gift?.note && (
        <p className={styles.gift}>
          <span className={styles.options}>{orderText.giftNote}</span>
          <bdi>{gift.note}</bdi>
        </p>
      )}
    </section>
  );
}

function Lines({ lines, amounts }: Pick<SlipProps, 'amounts'> & Pick<LabelSheet, 'lines'>) {
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{printText.product}</th>
          <th scope="col">{printText.quantity}</th>
          <th scope="col">{amounts === 'shown' ? printText.amount : printText.packed}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(line => (
          <Line key={line.id} line={line} amounts={amounts} />
        ))}
      </tbody>
    </table>
  );
}

interface LineProps extends Pick<SlipProps, 'amounts'> {
  line: LabelSheet['lines'][number];
}

function Line({ line: { sku, shelf, title, options, quantity, price }, amounts }: LineProps) {
  return (
    <tr>
      <td>
        <bdi dir="rtl">{title}</bdi>
        {options && <span className={styles.options}>{options}</span>}
        {sku && (
          <span className={styles.options}>
            {printText.sku} <bdi dir="ltr">{sku}</bdi>
          </span>
        )}
        {shelf && (
          <span className={styles.options}>
            {printText.shelf} <bdi>{shelf}</bdi>
          </span>
        )}
      </td>
      <td className={styles.quantity}>{formatCount(quantity)}</td>
      <td>
        {amounts === 'shown' ? (
          <span className={styles.price}>{formatPrice(fromPounds(price) * quantity)}</span>
        ) : (
          <span className={styles.tick} />
        )}
      </td>
    </tr>
  );
}
