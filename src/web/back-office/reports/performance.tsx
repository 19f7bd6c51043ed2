import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { showPerformance } from '#modules/reviews/performance.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Measures } from '../parts/performance/measures.tsx';
import styles from '../parts/performance/performance.module.css';
import { SETBACK_NAMES, performanceText as text } from '../parts/performance/text.ts';
import { backOfficeText, pageTitles } from '../text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.performance), noindex: true });

/** How the merchant's shop does by what buyers and staff judge it by, and the orders behind that. */
export default function Performance() {
  const answer = useCall(showPerformance, {});
  const body = bodyOf(answer);
  return (
    <div className={styles.page}>
      <PageHead
        title={text.title}
        intro={
          body?.countedAt ? text.intro(body.came, formatDateTime(new Date(body.countedAt))) : text.introNew
        }
      />
      <Answered answer={answer} heading="h2">
        {({ measures, setbacks }) => (
          <>
            <Measures measures={measures} />
            <p className="muted">{text.about}</p>
            <Setbacks setbacks={setbacks} />
          </>
        )}
      </Answered>
    </div>
  );
}

type SetbackRow = CallBody<typeof showPerformance>['setbacks'][number];

function Setbacks({ setbacks }: { setbacks: readonly SetbackRow[] }) {
  return (
    <section className={styles.panel} aria-labelledby="setbacks">
      <h2 id="setbacks">{text.setbacks}</h2>
      {setbacks.length === 0 ? (
        <p className="muted">{text.none}</p>
      ) : (
        <>
          <DataTable
            label={text.setbacks}
            columns={COLUMNS}
            rows={setbacks}
            idOf={({ orderId, what }) => `${orderId}-${what}`}
          />
          <p className="muted">{text.dispute}</p>
        </>
      )}
    </section>
  );
}

const COLUMNS: readonly Column<SetbackRow>[] = [
  { id: 'order', header: text.order, cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
  { id: 'what', header: text.what, cell: ({ what }) => SETBACK_NAMES[what] },
  { id: 'at', header: text.at, cell: ({ at }) => formatDate(new Date(at)) },
];
