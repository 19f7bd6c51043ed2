import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { DataTable } from '#kit/display/data-table.tsx';
import { listComplaints, type ManagedComplaint } from '#modules/complaints/calls.ts';
import { COMPLAINT_STATES, COMPLAINT_SUBJECTS } from '#modules/complaints/complaint.ts';
import { COMPLAINT_STATE_LABELS, COMPLAINT_SUBJECT_LABELS } from '#modules/complaints/text.ts';
import { bodyOf } from '../../data/use-call.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { oneOf, words } from '../parts/list/address.ts';
import { FilterBar, Pick, SearchBox } from '../parts/list/filters.tsx';
import { ListTabs } from '../parts/list/list-tabs.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { backOfficeText, pageTitles } from '../text.ts';
import { COLUMNS } from './complaint-columns.tsx';
import { AnswerDialog, CloseDialog } from './complaint-dialogs.tsx';
import { complaintDeskText as text } from './complaints.text.ts';

export const meta = () => ({ title: backOfficeText.titled(pageTitles.complaints), noindex: true });

const FILTERS = { tab: oneOf(COMPLAINT_STATES), subject: oneOf(COMPLAINT_SUBJECTS), q: words } as const;
const SUBJECTS = COMPLAINT_SUBJECTS.map(value => ({ value, label: COMPLAINT_SUBJECT_LABELS[value] }));

/** What people complained about: answered in time, then closed. */
export default function ComplaintDesk() {
  const query = useListQuery(FILTERS, { views: ['tab'] });
  const { tab = 'waiting', ...filter } = query.filter;
  const complaints = useRememberedCall(listComplaints, { tab, ...filter, page: query.page });
  // Not in the row: if a colleague was faster, the row leaves the tab, and what was typed must stay.
  const [step, setStep] = useState<Step | null>(null);
  const StepDialog = step && STEP_DIALOGS[step.name];
  return (
    <div className={styles.page}>
      <PageHead title={pageTitles.complaints} intro={text.intro} />
      <section className={styles.section} aria-label={pageTitles.complaints}>
        <FilterBar
          label={text.filters}
          query={query}
          search={<SearchBox query={query} name="q" label={text.search} />}
        >
          <Pick query={query} name="subject" label={text.subject} all={text.allSubjects} options={SUBJECTS} />
        </FilterBar>
        <ListTabs
          label={text.tabs}
          labels={COMPLAINT_STATE_LABELS}
          shown={tab}
          hrefOf={name => query.hrefOf({ tab: name })}
          counts={bodyOf(complaints)?.counts}
        />
        <Listed
          answer={complaints}
          query={query}
          page={body => ({ rows: body.complaints, pages: body.totalPages })}
          empty={{ title: text.empty, text: text.emptyText }}
          nothing={{ title: text.nothing }}
        >
          {body => (
            <DataTable
              label={COMPLAINT_STATE_LABELS[tab]}
              columns={[...COLUMNS, stepColumn(setStep)]}
              rows={body.complaints}
              idOf={({ number }) => number}
            />
          )}
        </Listed>
      </section>
      {StepDialog && (
        <StepDialog complaint={step.complaint} onClose={() => setStep(null)} onChanged={complaints.reload} />
      )}
    </div>
  );
}

const STEP_DIALOGS = { answer: AnswerDialog, close: CloseDialog } as const;

interface Step {
  name: keyof typeof STEP_DIALOGS;
  complaint: ManagedComplaint;
}

const stepColumn = (onStep: (step: Step) => void) => ({
  id: 'step',
  header: text.step,
  cell: (complaint: ManagedComplaint) => <Steps complaint={complaint} onStep={onStep} />,
});

function Steps({ complaint, onStep }: { complaint: ManagedComplaint; onStep: (step: Step) => void }) {
  if (complaint.state === 'closed') return null;
  return (
    <span className={styles.buttons}>
      <Button variant="outline" size="small" onClick={() => onStep({ name: 'answer', complaint })}>
        {complaint.state === 'waiting' ? text.answer : text.answerAgain}
      </Button>
      {complaint.state === 'answered' && (
        <Button variant="text" size="small" onClick={() => onStep({ name: 'close', complaint })}>
          {text.close}
        </Button>
      )}
    </span>
  );
}
