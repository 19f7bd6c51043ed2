import { useEffect, useState } from 'react';
import { countApplications } from '#modules/reports/contract.ts';
import { MOST_TASKS } from '#modules/reports/task.ts';
import { MINUTE } from '#platform/clock.ts';
import { formatCount } from '#platform/digits.ts';
import { api } from '../api.ts';
import styles from './staff-bar.module.css';
import { staffBarText } from './text.ts';

/** Pages are turned faster than merchants apply. */
const FRESH_MS = MINUTE;

/** Asked once for all pages, and again when somebody comes back to the window. */
const kept = { askedAt: 0, waiting: 0 };

/** How many merchants wait to be looked at; nothing where none does. */
export function WaitingBadge() {
  const [waiting, setWaiting] = useState(kept.waiting);
  useEffect(() => {
    let isShown = true;
    const ask = async () => {
      if (Date.now() - kept.askedAt >= FRESH_MS) {
        kept.askedAt = Date.now();
        const answer = await api(countApplications, {}).catch(() => null);
        kept.waiting = answer?.waiting ?? kept.waiting;
      }
      if (isShown) setWaiting(kept.waiting);
    };
    void ask();
    const again = () => void ask();
    addEventListener('focus', again);
    return () => {
      isShown = false;
      removeEventListener('focus', again);
    };
  }, []);
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      {waiting >= MOST_TASKS ? staffBarText.tooMany : formatCount(waiting)}
      <span className="visually-hidden"> {staffBarText.waiting}</span>
    </span>
  );
}
