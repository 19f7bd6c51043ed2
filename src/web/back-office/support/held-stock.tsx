import { Link } from 'react-router';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill } from '#kit/display/pill.tsx';
import { Price } from '#kit/price.tsx';
import { type HeldFor, listHeldStock } from '#modules/checkout/held-stock.calls.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatMobile } from '#platform/phone.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import styles from './held-stock.module.css';
import { heldStockText } from './held-stock.text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.heldStock), noindex: true });

/** Who keeps goods from others without having paid, the most units first. */
export default function HeldStock() {
  const query = useListQuery({}, { mostPages: 1_000 });
  const answer = useRememberedCall(listHeldStock, { page: query.page });
  return (
    <>
      <PageHead title={pageTitles.heldStock} intro={heldStockText.intro} />
      <Listed
        answer={answer}
        query={query}
        text={heldStockText}
        page={({ people, hasMore }) => ({ rows: people, pages: query.page + (hasMore ? 1 : 0) })}
        empty={{ title: heldStockText.none }}
      >
        {({ people }) => (
          <DataTable
            label={heldStockText.table}
            columns={COLUMNS}
            rows={people}
            idOf={({ userId }) => userId}
          />
        )}
      </Listed>
    </>
  );
}

const COLUMNS: readonly Column<HeldFor>[] = [
  { id: 'who', header: heldStockText.who, cell: person => <Who {...person} /> },
  {
    id: 'held',
    header: heldStockText.held,
    cell: ({ units, orders }) => (
      <span className={styles.stacked}>
        <b>{heldStockText.units(units)}</b>
        <span className="muted">{heldStockText.orders(orders)}</span>
      </span>
    ),
  },
  {
    id: 'until',
    header: heldStockText.until,
    cell: ({ until }) => (until ? formatDateTime(new Date(until)) : heldStockText.asking),
  },
  {
    id: 'newest',
    header: heldStockText.newest,
    cell: ({ newestOrderId }) => <OrderLink orderId={newestOrderId} />,
  },
  { id: 'signs', header: heldStockText.signs, cell: person => <Signs {...person} /> },
  {
    id: 'worth',
    header: heldStockText.worth,
    look: 'amount',
    cell: ({ worth }) => <Price pounds={worth} size="amount" />,
  },
];

function Who({ userId, name, mobile }: HeldFor) {
  return (
    <span className={styles.stacked}>
      <Link to={`/customer?userId=${userId}`} className={styles.link}>
        <bdi>{name || formatMobile(mobile)}</bdi>
      </Link>
      <bdi dir="ltr" className="muted">
        {formatMobile(mobile)}
      </bdi>
    </span>
  );
}

/** What makes it look like more than a buyer who is slow to pay. */
function Signs({ sharedWith, lapsed }: HeldFor) {
  if (sharedWith === 0 && lapsed === 0) return heldStockText.nothing;
  return (
    <span className={styles.stacked}>
      {sharedWith > 0 && <Pill tone="warn">{heldStockText.shared(sharedWith)}</Pill>}
      {lapsed > 0 && <Pill tone="danger">{heldStockText.lapsed(lapsed)}</Pill>}
    </span>
  );
}
