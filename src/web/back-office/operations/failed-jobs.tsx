import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Field } from '#kit/form/field.tsx';
import { showFailure } from '#kit/overlay/failure.ts';
import { showToast } from '#kit/overlay/toast.tsx';
import { type FailedJob, giveUpJob, type listFailedJobs, retryJob } from '#modules/operations/calls.ts';
import { LONGEST_REASON } from '#modules/operations/operations.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import type { CallAnswer } from '../../data/use-call.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { Listed } from '../parts/list/listed.tsx';
import type { ListPlace } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { operationsText } from './text.ts';

interface FailedJobsProps {
  answer: CallAnswer<CallBody<typeof listFailedJobs>>;
  query: ListPlace;
  onChanged: () => unknown;
}

/** The jobs that nobody tries any more: each is put back or given up by a person. */
export function FailedJobs({ answer, query, onChanged }: FailedJobsProps) {
  return (
    <section className={styles.section}>
      <h2>{operationsText.failed}</h2>
      <p className={styles.quiet}>{operationsText.failedIntro}</p>
      <Listed
        answer={answer}
        query={query}
        heading="h3"
        page={({ jobs, totalPages }) => ({ rows: jobs, pages: totalPages })}
        empty={operationsText.noneFailed}
      >
        {({ jobs }) => (
          <DataTable
            label={operationsText.failed}
            columns={columnsWith(onChanged)}
            rows={jobs}
            idOf={({ id }) => id}
          />
        )}
      </Listed>
    </section>
  );
}

const columnsWith = (onChanged: () => unknown): readonly Column<FailedJob>[] => [
  { id: 'job', header: operationsText.job, cell: ({ job }) => <bdi dir="ltr">{job}</bdi> },
  {
    id: 'about',
    header: operationsText.about,
    cell: ({ about }) => <bdi dir="ltr">{about.map(({ name, id }) => `${name} ${id}`).join(', ')}</bdi>,
  },
  { id: 'error', header: operationsText.error, cell: ({ error }) => <bdi dir="ltr">{error}</bdi> },
  { id: 'attempts', header: operationsText.attempts, cell: ({ attempts }) => formatCount(attempts) },
  {
    id: 'failedAt',
    header: operationsText.failedAt,
    cell: ({ failedAt }) => formatDateTime(new Date(failedAt)),
  },
  {
    id: 'step',
    header: operationsText.step,
    look: 'menu',
    cell: job => <Steps job={job} onChanged={onChanged} />,
  },
];

function Steps({ job, onChanged }: { job: FailedJob; onChanged: () => unknown }) {
  const { busy, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const retry = async () => {
    const refusal = await run(() => api(retryJob, { jobId: job.id }));
    if (refusal) showFailure(refusal.message);
    else showToast(operationsText.retried);
    await onChanged();
  };
  return (
    <span className={styles.buttons}>
      <Button variant="outline" size="small" disabled={busy} onClick={() => void retry()}>
        {operationsText.retry}
      </Button>
      <Button variant="text" size="small" disabled={busy} onClick={() => setIsAsked(true)}>
        {operationsText.giveUp}
      </Button>
      {isAsked && <GiveUpDialog job={job} onClose={() => setIsAsked(false)} onChanged={onChanged} />}
    </span>
  );
}

interface GiveUpDialogProps {
  job: FailedJob;
  onClose: () => void;
  onChanged: () => unknown;
}

function GiveUpDialog({ job, onClose, onChanged }: GiveUpDialogProps) {
  return (
    <CallDialog
      call={giveUpJob}
      read={({ reason }) => ({ jobId: job.id, reason })}
      done={operationsText.givenUp}
      onChanged={onChanged}
      icon="circle-alert"
      title={operationsText.giveUpTitle}
      text={operationsText.giveUpText(job.job)}
      submit={operationsText.giveUpTitle}
      look="danger"
      onClose={onClose}
    >
      <Field label={operationsText.reason} name="reason" maxLength={LONGEST_REASON} />
    </CallDialog>
  );
}
