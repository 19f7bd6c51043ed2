import { Link } from 'react-router';
import type { Column } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import type { BulkStep } from '#modules/orders/back-office/next-step.ts';
import { paymentName } from '#modules/orders/back-office/text.ts';
import { shortTime } from '#modules/orders/ui/order-time.ts';
import { ListedPill } from '#modules/orders/ui/status-pill.tsx';
import { cairoDay, formatDayRange } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { MenuButton } from '../parts/list/menu-button.tsx';
import styles from './orders.module.css';
import { printHref } from './print/print-href.ts';
import { columnText, listText, stepText } from './text.ts';

export interface OrderRows {
  now: Date;
  onStep: (event: BulkStep, order: ListedOrder) => void;
  /** Merchants know that all orders are their own. */
  merchants: 'shown' | 'hidden';
}

export function orderColumns({ now, onStep, merchants }: OrderRows): Column<ListedOrder>[] {
  return [
    { id: 'number', header: columnText.number, cell: ({ id }) => <OrderNumber id={id} /> },
    {
      id: 'date',
      header: columnText.date,
      cell: ({ placedAt }) => <span className={styles.date}>{shortTime(placedAt, now)}</span>,
    },
    { id: 'customer', header: columnText.customer, cell: order => <Customer order={order} /> },
    ...(merchants === 'shown' ? [MERCHANTS] : []),
    { id: 'units', header: columnText.units, cell: ({ units }) => formatCount(units) },
    { id: 'payment', header: columnText.payment, cell: order => paymentName(order.paymentMethod) },
    { id: 'status', header: columnText.status, cell: order => <ListedPill order={order} /> },
    { id: 'handOver', header: columnText.handOver, cell: order => <HandOver order={order} now={now} /> },
    {
      id: 'total',
      header: columnText.total,
      look: 'amount',
      cell: ({ total }) => <Price pounds={total} size="amount" />,
    },
    {
      id: 'menu',
      header: columnText.menu,
      look: 'menu',
      cell: order => <RowMenu order={order} onStep={onStep} />,
    },
  ];
}

const MERCHANTS: Column<ListedOrder> = {
  id: 'merchants',
  header: columnText.merchants,
  cell: order => <Merchants order={order} />,
};

export function OrderNumber({ id }: { id: number }) {
  return (
    <Link to={`/order-details/${id}`} className={styles.number}>
      <bdi dir="ltr">{orderNumber(id)}</bdi>
    </Link>
  );
}

/** The day on which the courier is to have it; a day that has come or passed stands out, in words too. */
export function HandOver({ order: { handOverOn }, now }: { order: ListedOrder; now: Date }) {
  if (handOverOn === null) return null;
  const today = cairoDay(now);
  if (handOverOn > today) return formatDayRange(handOverOn, handOverOn);
  const isLate = handOverOn < today;
  return (
    <Pill tone={isLate ? 'danger' : 'warn'}>
      {isLate ? listText.late(formatDayRange(handOverOn, handOverOn)) : listText.today}
    </Pill>
  );
}

export function Customer({ order: { customer, governorate } }: { order: ListedOrder }) {
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

function RowMenu({ order, onStep }: Pick<OrderRows, 'onStep'> & { order: ListedOrder }) {
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
