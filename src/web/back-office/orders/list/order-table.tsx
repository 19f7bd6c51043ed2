import { Link } from 'react-router';
import { Checkbox } from '#kit/form/checkbox.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { paymentName } from '#modules/orders/back-office/text.ts';
import { shortTime } from '#modules/orders/ui/order-time.ts';
import { ListedPill } from '#modules/orders/ui/status-pill.tsx';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { MenuButton } from '../menu-button.tsx';
import { printHref } from '../print/print-href.ts';
import { columnText, listText, stepText } from '../text.ts';
import styles from './order-table.module.css';
import type { Selection } from './use-selection.ts';

export interface OrdersProps {
  orders: readonly ListedOrder[];
  now: Date;
  onStep: (event: BulkStep, order: ListedOrder) => void;
}

interface OrderTableProps extends OrdersProps {
  selection: Selection;
  /** Merchants know that all orders are their own. */
  hasMerchants: 'yes' | 'no';
}

/** On a wide screen; on a phone, cards replace it. */
export function OrderTable({ orders, now, onStep, selection, hasMerchants }: OrderTableProps) {
  const { number, date, customer, merchants, units, payment, status, total, menu } = columnText;
  const shown = [
    number,
    date,
    customer,
    ...(hasMerchants === 'yes' ? [merchants] : []),
    units,
    payment,
    status,
  ];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>
              <Checkbox
                label={<span className="visually-hidden">{listText.selectAll}</span>}
                checked={selection.isAll}
                onChange={selection.toggleAll}
              />
            </th>
            {shown.map(title => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col" className={styles.amount}>
              {total}
            </th>
            <th scope="col">
              <span className="visually-hidden">{menu}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(order => (
            <Row
              key={order.id}
              order={order}
              now={now}
              onStep={onStep}
              selection={selection}
              hasMerchants={hasMerchants}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<OrderTableProps, 'orders'> & { order: ListedOrder };

function Row({ order, now, onStep, selection, hasMerchants }: RowProps) {
  const number = orderNumber(order.id);
  const isSelected = selection.has(order.id);
  return (
    <tr className={isSelected ? styles.selected : undefined}>
      <td>
        <Checkbox
          label={<span className="visually-hidden">{listText.select(number)}</span>}
          checked={isSelected}
          onChange={() => selection.toggle(order.id)}
        />
      </td>
      <th scope="row">
        <OrderNumber id={order.id} />
      </th>
      <td className={styles.quiet}>{shortTime(order.placedAt, now)}</td>
      <td>
        <Customer order={order} />
      </td>
      {hasMerchants === 'yes' && (
        <td>
          <Merchants order={order} />
        </td>
      )}
      <td>{formatCount(order.units)}</td>
      <td>{paymentName(order.paymentMethod)}</td>
      <td>
        <ListedPill order={order} />
      </td>
      <td className={styles.amount}>
        <Price pounds={order.total} size="amount" />
      </td>
      <td>
        <RowMenu order={order} onStep={onStep} />
      </td>
    </tr>
  );
}

function OrderNumber({ id }: { id: number }) {
  return (
    <Link to={`/order-details/${id}`} className={styles.number}>
      <bdi dir="ltr">{orderNumber(id)}</bdi>
    </Link>
  );
}

function Customer({ order: { customer, governorate } }: { order: ListedOrder }) {
  if (customer === null) return <span className={styles.quiet}>{listText.masked}</span>;
  return (
    <>
      <bdi>{customer}</bdi>
      <span className={styles.place}>{governorate}</span>
    </>
  );
}

function Merchants({ order: { merchantOrders } }: { order: ListedOrder }) {
  const more = merchantOrders.length - 1;
  return (
    <>
      <bdi>{merchantOrders[0]?.merchantName}</bdi>
      {more > 0 && (
        <>
          {' '}
          <span className={styles.more} aria-hidden="true">
            {listText.more(more)}
          </span>
          <span className="visually-hidden">{listText.moreMerchants(more)}</span>
        </>
      )}
    </>
  );
}

function RowMenu({ order, onStep }: { order: ListedOrder; onStep: OrdersProps['onStep'] }) {
  const events = new Set(
    order.merchantOrders.flatMap(({ next }) => (next?.allowed === 'yes' ? [next.event] : [])),
  );
  return (
    <MenuButton
      label={listText.menuOf(orderNumber(order.id))}
      items={
        <>
          {[...events].map(event => (
            <button key={event} type="button" onClick={() => onStep(event, order)}>
              {stepText[event]}
            </button>
          ))}
          <Link to={`/order-details/${order.id}`}>{listText.details}</Link>
          <Link
            to={printHref(
              'labels',
              order.merchantOrders.map(({ id }) => id),
            )}
          >
            {listText.printLabels}
          </Link>
        </>
      }
    >
      <Icon name="more" />
    </MenuButton>
  );
}
