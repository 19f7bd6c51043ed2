import type { LabelSheet } from '#modules/orders/back-office/label.ts';
import { type Pick, pickList } from '#modules/orders/back-office/pick-list.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import styles from './slip.module.css';
import { printText } from './text.ts';

/** What to fetch from the shelves for all of these orders, to be ticked off. */
export function Picks({ sheets }: { sheets: readonly LabelSheet[] }) {
  const picks = pickList(sheets);
  return (
    <section className={styles.slip} aria-label={printText.picks}>
      <header className={styles.head}>
        <strong>{printText.picks}</strong>
        <span>{printText.forOrders(new Set(picks.flatMap(({ orderIds }) => orderIds)).size)}</span>
      </header>
      {picks.length === 0 && <p>{printText.nothingToPick}</p>}
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{printText.shelf}</th>
            <th scope="col">{printText.sku}</th>
            <th scope="col">{printText.product}</th>
            <th scope="col">{printText.quantity}</th>
            <th scope="col">{printText.orders}</th>
            <th scope="col">{printText.packed}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(pick => (
            <Row key={pick.variantId} pick={pick} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ pick: { shelf, sku, title, options, quantity, orderIds } }: { pick: Pick }) {
  return (
    <tr>
      <td className={styles.quantity}>
        <bdi>{shelf}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{sku}</bdi>
      </td>
      <td>
        <bdi dir="rtl">{title}</bdi>
        {options && <span className={styles.options}>{options}</span>}
      </td>
      <td className={styles.quantity}>{formatCount(quantity)}</td>
      <td>
        {orderIds.map(id => (
          <bdi key={id} dir="ltr" className={styles.options}>
            {orderNumber(id)}
          </bdi>
        ))}
      </td>
      {/* Ticked with a pen. */}
      <td aria-label={printText.packed}>
        <span className={styles.tick} />
      </td>
    </tr>
  );
}
