import { Link } from 'react-router';
import { Icon } from '#kit/icon.tsx';
import type { SetupStep } from '#modules/reports/setup.ts';
import styles from './home.module.css';
import { Panel } from './panel.tsx';
import { homeText, setupNames } from './text.ts';

const WAYS: Readonly<Record<SetupStep, string>> = {
  logo: '/account?tab=shop',
  first_product: '/products/new',
  payout_channel: '/account?tab=payouts',
  second_factor: '/account?tab=security',
};

interface SetupProps {
  steps: readonly { step: SetupStep; done: boolean }[];
}

/** What a new merchant still has to do before it sells and is paid, what is done already among it. */
export function Setup({ steps }: SetupProps) {
  if (steps.length === 0) return null;
  const done = steps.filter(each => each.done).length;
  return (
    <Panel
      title={homeText.setUp}
      beside={<span className="fine">{homeText.setUpDone(done, steps.length)}</span>}
    >
      <ol data-list className={styles.tasks}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step}>
            {isDone ? (
              <p className={styles.calm}>
                <Icon name="success" />
                {setupNames[step]}
                <span className="visually-hidden"> {homeText.stepDone}</span>
              </p>
            ) : (
              <Link to={WAYS[step]} className={styles.task}>
                <span className={styles.taskName}>{setupNames[step]}</span>
                <Icon name="chevron-end" size={16} />
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
