import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listPerformance, MOST_SHOPS, type ShopPerformance } from '#modules/reviews/performance.calls.ts';
import { MEASURES } from '#modules/reviews/performance.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { pageTitles } from '../../text.ts';
import { PageHead } from '../page-head.tsx';
import { MeasureCell } from './measures.tsx';
import styles from './performance.module.css';
import { MEASURE_NAMES, merchantsPerformanceText as text } from './text.ts';

/** All shops by the measures that each sees of itself, the worst first. */
export function MerchantsPerformance() {
  const answer = useCall(listPerformance, {});
  return (
    <div className={styles.page}>
      <PageHead title={text.title} intro={text.intro}>
        <ButtonLink to="/merchants" variant="outline">
          {pageTitles.merchants}
        </ButtonLink>
      </PageHead>
      <Answered answer={answer} heading="h2">
        {({ merchants }) =>
          merchants.length === 0 ? (
            <EmptyState title={text.none} />
          ) : (
            <div className={styles.panel}>
              <div className={styles.scroll}>
                <DataTable
                  label={text.title}
                  columns={COLUMNS}
                  rows={merchants}
                  idOf={({ merchantId }) => merchantId}
                />
              </div>
              {merchants.length === MOST_SHOPS && <p className="muted">{text.first(MOST_SHOPS)}</p>}
            </div>
          )
        }
      </Answered>
    </div>
  );
}

const COLUMNS: readonly Column<ShopPerformance>[] = [
  {
    id: 'merchant',
    header: text.merchant,
    cell: ({ merchantId, name }) => <Link to={`/merchants?tab=active&id=${merchantId}`}>{name}</Link>,
  },
  { id: 'came', header: text.orders, cell: ({ came }) => formatCount(came) },
  ...MEASURES.map(measure => ({
    id: measure,
    header: MEASURE_NAMES[measure],
    cell: ({ measures }: ShopPerformance) => <MeasureCell measure={measure} value={measures[measure]} />,
  })),
];
