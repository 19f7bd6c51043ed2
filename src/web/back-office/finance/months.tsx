import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Note } from '#kit/display/note.tsx';
import { showMonth } from '#modules/ledger/months.calls.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDateTime } from '#platform/dates.ts';
import { Answered } from '../../data/answered.tsx';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { words } from '../parts/list/address.ts';
import { FilterBar, Pick } from '../parts/list/filters.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { Ageing, TrialBalance } from './balances.tsx';
import { CloseMonth } from './close-month.tsx';
import { monthName, monthsText } from './months.text.ts';
import { PayDueDialog } from './pay-due-dialog.tsx';

export function meta() {
  return { title: backOfficeText.titled(pageTitles.months), noindex: true };
}

const FILTERS = { month: words } as const;

/** Where finance closes a month: what moved in it, and how old is what stood at its end. */
export default function Months() {
  const query = useListQuery(FILTERS);
  const [paying, setPaying] = useState(false);
  const answer = useRememberedCall(showMonth, query.filter);
  return (
    <div className={styles.page}>
      <PageHead title={pageTitles.months} intro={monthsText.intro}>
        <Button variant="soft" icon="landmark" onClick={() => setPaying(true)}>
          {monthsText.pay}
        </Button>
      </PageHead>
      <Answered answer={answer} heading="h2">
        {body => (
          <>
            <FilterBar query={query} label={monthsText.month}>
              <Pick
                query={query}
                name="month"
                icon="calendar"
                label={monthsText.month}
                all={monthName(body.month)}
                options={body.months.map(value => ({ value, label: monthName(value) }))}
              />
            </FilterBar>
            <State body={body} onClosed={answer.reload} />
            <TrialBalance balances={body.balances} />
            <Ageing ageing={body.ageing} />
          </>
        )}
      </Answered>
      {paying && <PayDueDialog onClose={() => setPaying(false)} onChanged={answer.reload} />}
    </div>
  );
}

interface StateProps {
  body: CallBody<typeof showMonth>;
  onClosed: () => Promise<void>;
}

function State({ body: { month, closed, waitsFor }, onClosed }: StateProps) {
  if (closed)
    return <Note tone="ok">{monthsText.closedBy(closed.by, formatDateTime(new Date(closed.at)))}</Note>;
  return (
    <div className={styles.section}>
      <Note tone="info">
        {monthsText.open} {waitsFor && monthsText.waitsFor[waitsFor]}
      </Note>
      {!waitsFor && <CloseMonth month={month} onClosed={onClosed} />}
    </div>
  );
}
