import { useState } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Icon } from '#kit/icon.tsx';
import { Price } from '#kit/price.tsx';
import type { ListedOrder } from '#modules/orders/back-office/list-view.ts';
import { listManagedOrders } from '#modules/orders/back-office.calls.ts';
import { shortTime } from '#modules/orders/ui/order-time.ts';
import { ListedPill } from '#modules/orders/ui/status-pill.tsx';
import { orderNumber } from '#platform/id.ts';
import { Answered } from '../../data/answered.tsx';
import { useCall } from '../../data/use-call.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';
import { homeText } from './text.ts';

const SHOWN = 6;

/** The newest orders that the viewer works on. */
export function LatestOrders() {
  const answer = useCall(listManagedOrders, { limit: SHOWN });
  const [now] = useState(() => new Date());
  return (
    <Panel title={homeText.latest} beside={<AllOrders />}>
      <Answered answer={answer}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p className={styles.quiet}>{homeText.noOrders}</p>
          ) : (
            <DataTable label={homeText.latest} columns={columnsAt(now)} rows={orders} idOf={({ id }) => id} />
          )
        }
      </Answered>
    </Panel>
  );
}

function AllOrders() {
  return (
    <ButtonLink to="/orders" variant="soft" size="small">
      {homeText.allOrders}
      <Icon name="chevron-end" size={16} />
    </ButtonLink>
  );
}

const columnsAt = (now: Date): readonly Column<ListedOrder>[] => [
  {
    id: 'number',
    header: homeText.number,
    cell: ({ id }) => (
      <Link to={`/order-details/${id}`} className={styles.number}>
        <bdi dir="ltr">{orderNumber(id)}</bdi>
      </Link>
    ),
  },
  {
    id: 'customer',
    header: homeText.customer,
    cell: ({ customer }) => (customer === null ? homeText.hidden : <bdi>{customer}</bdi>),
  },
  { id: 'date', header: homeText.date, cell: ({ placedAt }) => shortTime(placedAt, now) },
  { id: 'status', header: homeText.status, cell: order => <ListedPill order={order} /> },
  { id: 'total', header: homeText.total, cell: ({ total }) => <Price pounds={total} size="amount" /> },
];
