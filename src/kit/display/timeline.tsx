import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import { kitText } from '../text.ts';
import styles from './timeline.module.css';

export interface TimelineStep {
  label: string;
  state: 'done' | 'now' | 'todo' | 'cancelled' | 'ended';
  /** When it happened or is expected; the reason if it was cancelled. */
  time?: ReactNode;
  /** Shown while the step is not done yet. */
  icon?: IconName;
}

const SAID = {
  done: kitText.stepDone,
  now: kitText.stepNow,
  todo: kitText.stepTodo,
  cancelled: kitText.stepCancelled,
  ended: kitText.stepDone,
} as const;

/** Steps in order: a row from 601 px on, a column on a phone. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(step => (
        <li
          key={step.label}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={markOf(step)} size={16} />
          </span>
          <span className={styles.label}>
            {step.label}
            <span className="visually-hidden">: {SAID[step.state]}</span>
          </span>
          <span className={styles.time}>{step.time}</span>
        </li>
      ))}
    </ol>
  );
}

function markOf({ state, icon = 'clock' }: TimelineStep): IconName {
  if (state === 'done') return 'check';
  return state === 'cancelled' ? 'close' : icon;
}
