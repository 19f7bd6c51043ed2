import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Note } from '#kit/display/note.tsx';
import { SETBACK_NAMES } from '#modules/reviews/objection.text.ts';
import { showPerformance } from '#modules/reviews/performance.calls.ts';
import { WARNING_MEANINGS, WARNING_NAMES } from '#modules/reviews/warning.text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDate, formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { bodyOf, useCall } from '../../data/use-call.ts';
import { OrderLink } from '../parts/order-link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Measures } from '../parts/performance/measures.tsx';
import styles from '../parts/performance/performance.module.css';
import { performanceText as text } from '../parts/performance/text.ts';
import { backOfficeText, pageTitles } from '../text.ts';
import { Objecting, type SetbackRow } from './objecting.tsx';
import { objectText, warningsText } from './objections.text.ts';

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
        {({ measures, medians, setbacks, warnings }) => (
          <>
            <Warnings warnings={warnings} />
            <Measures measures={measures} medians={medians} />
            <p className="muted">{text.about}</p>
            <Setbacks setbacks={setbacks} onChanged={answer.reload} />
          </>
        )}
      </Answered>
    </div>
  );
}

type Told = CallBody<typeof showPerformance>['warnings'];

/** What staff told the shop of its measures. */
function Warnings({ warnings }: { warnings: Told }) {
  if (warnings.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="warnings">
      <h2 id="warnings">{warningsText.title}</h2>
      {warnings.map(({ step, body, sentAt }) => (
        <Note key={sentAt} tone="warn">
          <strong>{warningsText.told(WARNING_NAMES[step], sentAt)}</strong>
          <p>{body}</p>
          <p>{WARNING_MEANINGS[step]}</p>
        </Note>
      ))}
    </section>
  );
}

function Setbacks({ setbacks, onChanged }: { setbacks: readonly SetbackRow[]; onChanged: () => void }) {
  return (
    <section className={styles.panel} aria-labelledby="setbacks">
      <h2 id="setbacks">{text.setbacks}</h2>
      {setbacks.length === 0 ? (
        <p className="muted">{text.none}</p>
      ) : (
        <>
          <DataTable
            label={text.setbacks}
            columns={[...COLUMNS, objectionColumn(onChanged)]}
            rows={setbacks}
            idOf={({ orderId, what }) => `${orderId}-${what}`}
          />
          <p className="muted">{objectText.within}</p>
        </>
      )}
    </section>
  );
}

const objectionColumn = (onChanged: () => void): Column<SetbackRow> => ({
  id: 'objection',
  header: objectText.column,
  cell: setback => <Objecting setback={setback} onChanged={onChanged} />,
});

const COLUMNS: readonly Column<SetbackRow>[] = [
  { id: 'order', header: text.order, cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
  { id: 'what', header: text.what, cell: ({ what }) => SETBACK_NAMES[what] },
  { id: 'at', header: text.at, cell: ({ at }) => formatDate(new Date(at)) },
];
