import { Link } from 'react-router';
import { ButtonLink } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { EmptyState } from '#kit/display/empty-state.tsx';
import { listPerformance, MOST_SHOPS, type ShopPerformance } from '#modules/reviews/performance.calls.ts';
import { MEASURES } from '#modules/reviews/performance.ts';
import { WARNING_MEANINGS, WARNING_NAMES } from '#modules/reviews/warning.text.ts';
import { WARNING_STEPS } from '#modules/reviews/warning.ts';
import { formatCount } from '#platform/digits.ts';
import { Answered } from '../../../data/answered.tsx';
import { useCall } from '../../../data/use-call.ts';
import { pageTitles } from '../../text.ts';
import { PageHead } from '../page-head.tsx';
import { MeasureCell } from './measures.tsx';
import styles from './performance.module.css';
import { MEASURE_NAMES, merchantsPerformanceText as text } from './text.ts';
import { Warning } from './warning.tsx';

/** All shops by the measures that each sees of itself, the worst first. */
export function MerchantsPerformance() {
  const answer = useCall(listPerformance, {});
  return (
    <div className={styles.page}>
      <PageHead title={text.title} intro={text.intro}>
        <ButtonLink to="/objections" variant="outline">
          {text.objections}
        </ButtonLink>
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
                  columns={[...COLUMNS, stepColumn(answer.reload)]}
                  rows={merchants}
                  idOf={({ merchantId }) => merchantId}
                />
              </div>
              {merchants.length === MOST_SHOPS && <p className="muted">{text.first(MOST_SHOPS)}</p>}
            </div>
          )
        }
      </Answered>
      <Ladder />
    </div>
  );
}

const stepColumn = (onChanged: () => void): Column<ShopPerformance> => ({
  id: 'step',
  header: text.step,
  cell: shop => <Warning shop={shop} onChanged={onChanged} />,
});

/** What each step means, beside whom it may be told. */
function Ladder() {
  return (
    <section className={styles.panel} aria-labelledby="ladder">
      <h2 id="ladder">{text.ladder}</h2>
      <ol className={styles.ladder}>
        {WARNING_STEPS.map(step => (
          <li key={step}>
            <strong>{WARNING_NAMES[step]}</strong>: {WARNING_MEANINGS[step]}
          </li>
        ))}
      </ol>
      <p className="muted">{text.ladderIntro}</p>
    </section>
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
