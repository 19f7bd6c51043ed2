import { Link } from 'react-router';
import { Button } from '#kit/button.tsx';
import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { listSubmissions, type Submission, sendAgain } from '#modules/taxes/calls.ts';
import { isProblem, type SubmissionState } from '#modules/taxes/submission.ts';
import { formatDateTime } from '#platform/dates.ts';
import { api } from '../../data/api.ts';
import { useAction } from '../../data/use-action.ts';
import { useRememberedCall } from '../../data/use-remembered-call.ts';
import { oneOf } from '../parts/list/address.ts';
import { FilterBar, Pick } from '../parts/list/filters.tsx';
import { Listed } from '../parts/list/listed.tsx';
import { useListQuery } from '../parts/list/use-list-query.ts';
import styles from '../parts/money.module.css';
import { submissionText, taxText as text } from './text.ts';

const TONES: Readonly<Record<SubmissionState, Tone>> = {
  waiting: 'warn',
  sent: 'info',
  valid: 'ok',
  invalid: 'danger',
  rejected: 'danger',
  replaced: 'info',
};

const FILTERS = { show: oneOf(['all']) } as const;

/** What the authority refused, with what to mend; or everything that was handed in. */
export function Submissions() {
  const query = useListQuery(FILTERS);
  const answer = useRememberedCall(listSubmissions, {
    show: query.filter.show ?? 'problems',
    before: query.before,
    limit: 20,
  });
  return (
    <section className={styles.section} aria-label={text.documents}>
      <h2>{text.documents}</h2>
      <FilterBar label={text.documents} query={query}>
        <Pick query={query} name="show" label={text.show} all={text.problems} options={ALL} />
      </FilterBar>
      <Listed
        answer={answer}
        query={query}
        heading="h3"
        page={({ submissions, next }) => ({ rows: submissions, next })}
        empty={text.none}
      >
        {({ submissions }) => (
          <DataTable
            label={text.documents}
            columns={columnsWith(answer.reload)}
            rows={submissions}
            idOf={({ id }) => id}
          />
        )}
      </Listed>
    </section>
  );
}

const ALL = [{ value: 'all', label: text.all }];

const FACTS: Column<Submission>[] = [
  {
    id: 'document',
    header: text.document,
    cell: ({ documentId, title }) => (
      <Link to={`/documents/${documentId}`} className={styles.link}>
        {title}
      </Link>
    ),
  },
  { id: 'date', header: text.date, cell: ({ createdAt }) => formatDateTime(new Date(createdAt)) },
  {
    id: 'state',
    header: text.state,
    cell: ({ state }) => <Pill tone={TONES[state]}>{submissionText[state]}</Pill>,
  },
  {
    id: 'why',
    header: text.why,
    cell: ({ error, mend }) => (
      <>
        {mend}
        {error && (
          <p className={styles.quiet}>
            <bdi dir="ltr">{error}</bdi>
          </p>
        )}
      </>
    ),
  },
];

function columnsWith(onSent: () => Promise<void>): Column<Submission>[] {
  const action = (submission: Submission) => <Again submission={submission} onSent={onSent} />;
  return [...FACTS, { id: 'action', header: text.action, cell: action }];
}

function Again({ submission, onSent }: { submission: Submission; onSent: () => Promise<void> }) {
  const { busy, message, run } = useAction();
  if (!isProblem(submission.state)) return null;
  const send = () =>
    run(async () => {
      await api(sendAgain, { submissionId: submission.id });
      showToast(text.willBeSent);
      await onSent();
    });
  return (
    <>
      <FormError message={message} />
      <Button size="small" variant="outline" busy={busy ? text.sending : undefined} onClick={send}>
        {text.again}
      </Button>
    </>
  );
}
