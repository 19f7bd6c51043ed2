import { useState } from 'react';
import { Link } from 'react-router';
import { classNames } from '#kit/class-names.ts';
import { Icon, type IconName } from '#kit/icon.tsx';
import { shortTime } from '#modules/orders/ui/order-time.ts';
import type { showHome } from '#modules/reports/calls.ts';
import { MOST_TASKS, type Task, UNSHIPPED_DAYS } from '#modules/reports/task.ts';
import type { CallBody } from '#platform/call.ts';
import { addDays, cairoDay } from '#platform/dates.ts';
import { formatCount } from '#platform/digits.ts';
import { AT_LIST } from '../parts/arrival.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';
import { homeText, taskNames } from './text.ts';

interface Entry {
  icon: IconName;
  /** How urgent it looks. */
  tone: 'info' | 'warn' | 'danger';
  /** The list filtered to exactly these. */
  to: (today: string) => string;
}

const ENTRIES: Readonly<Record<Task, Entry>> = {
  new_orders: { icon: 'receipt-text', tone: 'info', to: () => '/orders?tab=new' },
  unshipped_orders: {
    icon: 'package',
    tone: 'danger',
    to: today => `/orders?tab=preparing&to=${addDays(today, -UNSHIPPED_DAYS)}`,
  },
  merchant_papers: { icon: 'file-text', tone: 'warn', to: () => '/merchants?tab=papers' },
  merchant_applications: { icon: 'store', tone: 'warn', to: () => '/merchants?tab=applications' },
  objections_to_decide: { icon: 'message-circle', tone: 'warn', to: () => '/objections' },
  products_to_review: { icon: 'eye', tone: 'warn', to: () => '/products?status=in_review' },
  low_stock: { icon: 'boxes', tone: 'danger', to: () => '/products?stock=low' },
  open_returns: { icon: 'return', tone: 'warn', to: () => '/returns?tab=waiting' },
  open_claims: { icon: 'message-circle', tone: 'warn', to: () => '/returns?tab=claims' },
  messages_to_answer: { icon: 'message-circle', tone: 'warn', to: () => '/conversations' },
  complaints_to_answer: { icon: 'message-circle', tone: 'danger', to: () => '/complaint-desk' },
  ending_ads: { icon: 'megaphone', tone: 'info', to: () => '/ads?ending=soon#list' },
  refunds_to_approve: { icon: 'cash', tone: 'warn', to: () => '/refunds?tab=drafted' },
  payouts_to_approve: { icon: 'hand-coins', tone: 'warn', to: () => '/payouts?state=draft' },
  statement_disputes: { icon: 'message-circle', tone: 'danger', to: () => '/payouts#disputes' },
  transfers_to_confirm: { icon: 'landmark', tone: 'warn', to: () => '/payments#transfers' },
  refunds_to_transfer: { icon: 'send', tone: 'danger', to: () => '/refunds?tab=to_transfer' },
  refunds_failed: { icon: 'send', tone: 'danger', to: () => '/refunds?tab=failed' },
  gateway_messages: { icon: 'mail', tone: 'warn', to: () => '/payments#traces' },
  courier_claims: { icon: 'package', tone: 'warn', to: () => '/remittances#courier-claims' },
  cash_exceptions: { icon: 'error', tone: 'danger', to: () => '/remittances#exceptions' },
};

/** Those that the list of finance's work does not have. */
const OTHERS: ReadonlySet<Task> = new Set<Task>(['gateway_messages']);

/** Nothing if there are none: the list above says what waits. */
export function OtherTasks({ tasks }: TasksProps) {
  const others = tasks.filter(({ task }) => OTHERS.has(task));
  return others.length > 0 && <Tasks tasks={others} />;
}

interface TasksProps {
  tasks: CallBody<typeof showHome>['tasks'];
}

/** The viewer's tasks, each with its number and a link. */
export function Tasks({ tasks }: TasksProps) {
  const [now] = useState(() => new Date());
  const today = cairoDay(now);
  return (
    <Panel title={homeText.waiting}>
      {tasks.length === 0 && (
        <p className={styles.calm}>
          <Icon name="success" />
          {homeText.nothingWaits}
        </p>
      )}
      <ul data-list className={styles.tasks}>
        {tasks.map(({ task, count, since, dueAt }) => (
          <li key={task}>
            <Link to={ENTRIES[task].to(today)} state={AT_LIST} className={styles.task}>
              <span className={styles.taskIcon}>
                <Icon name={ENTRIES[task].icon} />
              </span>
              <span className={styles.taskName}>
                {taskNames[task]}
                {since && (
                  <span className={styles.taskAge}>{homeText.came(count, shortTime(since, now))}</span>
                )}
                {dueAt && <span className={styles.taskAge}>{homeText.until(shortTime(dueAt, now))}</span>}
              </span>
              <span className={classNames(styles.count, styles[ENTRIES[task].tone])}>
                {count >= MOST_TASKS ? homeText.tooMany : formatCount(count)}
              </span>
              <Icon name="chevron-end" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
