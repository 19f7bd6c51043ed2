import { type Column, DataTable } from '#kit/display/data-table.tsx';
import { Figure, Figures } from '#kit/display/figure.tsx';
import { Note } from '#kit/display/note.tsx';
import { Pill, type Tone } from '#kit/display/pill.tsx';
import type { QueuedJob, showOperations } from '#modules/operations/calls.ts';
import type { ServiceState } from '#modules/operations/operations.ts';
import { SERVICE_LABELS, SERVICE_STATE_LABELS } from '#modules/operations/text.ts';
import type { CallBody } from '#platform/call.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import styles from '../parts/money.module.css';
import { brokenRules, lateness, operationsText, running } from './text.ts';

type State = CallBody<typeof showOperations>;

export function OperationFigures({ state: { backup, books, queue } }: { state: State }) {
  const sum = (of: 'waiting' | 'failed') => formatCount(queue.reduce((all, each) => all + each[of], 0));
  return (
    <Figures>
      <Figure icon="circle-alert" label={operationsText.failedCount}>
        {sum('failed')}
      </Figure>
      <Figure icon="clock" label={operationsText.waiting}>
        {sum('waiting')}
      </Figure>
      <Figure
        icon="book-open"
        label={operationsText.lastCheck}
        note={books ? brokenRules(books.violations) : undefined}
      >
        {books ? formatDateTime(new Date(books.at)) : operationsText.noCheck}
      </Figure>
      <Figure icon="save" label={operationsText.lastBackup} note={backupNote(backup)}>
        {backup ? formatDateTime(new Date(backup.madeAt)) : operationsText.noBackup}
      </Figure>
    </Figures>
  );
}

function backupNote(backup: State['backup']): string {
  if (!backup) return operationsText.howToBackUp;
  return backup.isTried ? operationsText.tried : operationsText.untried;
}

const QUEUE_COLUMNS: readonly Column<QueuedJob>[] = [
  { id: 'job', header: operationsText.job, cell: ({ job }) => <bdi dir="ltr">{job}</bdi> },
  { id: 'waiting', header: operationsText.inQueue, cell: ({ waiting }) => formatCount(waiting) },
  { id: 'late', header: operationsText.late, cell: ({ secondsLate }) => lateness(secondsLate) },
  { id: 'running', header: operationsText.running, cell: ({ secondsRunning }) => running(secondsRunning) },
];

/** By the kind of job, the latest first. */
export function Queue({ queue }: Pick<State, 'queue'>) {
  const waiting = queue.filter(each => each.waiting > 0);
  return (
    <section className={styles.section}>
      <h2>{operationsText.queue}</h2>
      {waiting.length === 0 ? (
        <Note tone="quiet">{operationsText.emptyQueue}</Note>
      ) : (
        <DataTable
          label={operationsText.queue}
          columns={QUEUE_COLUMNS}
          rows={waiting}
          idOf={({ job }) => job}
        />
      )}
    </section>
  );
}

const TONES: Readonly<Record<ServiceState, Tone>> = {
  ready: 'ok',
  resting: 'danger',
  sandbox: 'info',
  missing: 'neutral',
};

export function Services({ services }: Pick<State, 'services'>) {
  return (
    <section className={styles.panel}>
      <h2>{operationsText.services}</h2>
      <div className={styles.section}>
        <p className={styles.quiet}>{operationsText.servicesIntro}</p>
        {services.map(({ name, state }) => (
          <p key={name} className={styles.row}>
            {SERVICE_LABELS[name]}
            <Pill tone={TONES[state]}>{SERVICE_STATE_LABELS[state]}</Pill>
          </p>
        ))}
      </div>
    </section>
  );
}

export function Processes({ processes }: Pick<State, 'processes'>) {
  return (
    <section className={styles.panel}>
      <h2>{operationsText.processes}</h2>
      <div className={styles.section}>
        <p className={styles.quiet}>{operationsText.seen}</p>
        {processes.map(({ node, seenAt }) => (
          <p key={node} className={styles.row}>
            <bdi dir="ltr">{node}</bdi>
            <span>{formatDateTime(new Date(seenAt))}</span>
          </p>
        ))}
      </div>
    </section>
  );
}
