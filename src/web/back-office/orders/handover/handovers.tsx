import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Price } from '#kit/price.tsx';
import { type ListedHandover, listHandovers } from '#modules/handovers/calls.ts';
import { courierName } from '#modules/shipping/text.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { useSession } from '../../../data/session.ts';
import { useRememberedCall } from '../../../data/use-remembered-call.ts';
import { Listed } from '../../parts/list/listed.tsx';
import { useListQuery } from '../../parts/list/use-list-query.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../../text.ts';
import styles from './handover.module.css';
import { handoversText as text } from './handover.text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.handovers), noindex: true });

/** The lists that couriers signed, newest first. */
export default function Handovers() {
  const query = useListQuery({});
  const answer = useRememberedCall(listHandovers, { page: query.page });
  const { role, account } = useSession();
  const start = account?.permissions.includes('hand_over') && (
    <ButtonLink to="/handovers/new" icon="barcode" reloadDocument>
      {text.start}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={text.title} intro={text.intro}>
        {start}
      </PageHead>
      <section className={styles.panel} aria-label={text.title}>
        <Listed
          answer={answer}
          query={query}
          page={body => ({ rows: body.handovers, pages: body.totalPages })}
          summary={({ total }) => text.total(total)}
          empty={{ title: text.empty, text: text.emptyText, action: start, lantern: true }}
        >
          {({ handovers }) => (
            <DataTable
              label={text.title}
              columns={role === 'merchant' ? COLUMNS.filter(({ id }) => id !== 'merchant') : COLUMNS}
              rows={handovers}
              idOf={({ id }) => id}
            />
          )}
        </Listed>
      </section>
    </div>
  );
}

const COLUMNS: readonly Column<ListedHandover>[] = [
  {
    id: 'number',
    header: text.number,
    cell: ({ id }) => (
      <Link to={`/handovers/${id}`} className={styles.link}>
        {formatCount(id)}
      </Link>
    ),
  },
  { id: 'at', header: text.at, cell: ({ signedAt }) => formatDateTime(new Date(signedAt)) },
  { id: 'merchant', header: text.merchant, cell: ({ merchantName }) => <bdi>{merchantName}</bdi> },
  { id: 'carrier', header: text.carrier, cell: ({ carrier }) => courierName(carrier) },
  { id: 'takenBy', header: text.takenBy, cell: ({ takenBy }) => <bdi>{takenBy || text.forgotten}</bdi> },
  { id: 'parcels', header: text.parcels, cell: ({ parcels }) => formatCount(parcels) },
  {
    id: 'cash',
    header: text.cash,
    look: 'amount',
    cell: ({ cash }) => <Price pounds={cash} size="amount" />,
  },
];
