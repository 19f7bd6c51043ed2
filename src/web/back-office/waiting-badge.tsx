import { useEffect, useState } from 'react';
import { countApplications } from '#modules/reports/calls.ts';
import { MOST_TASKS } from '#modules/reports/task.ts';
import { MINUTE } from '#platform/clock.ts';
import { formatCount } from '#platform/digits.ts';
import { api } from '../data/api.ts';
import styles from './staff-bar.module.css';
import { staffBarText } from './text.ts';

/** People turn pages faster than merchants apply. */
const FRESH_MS = MINUTE;

/** Fetched once for all pages, and again when the window gets the focus; drawing the bar again fetches nothing. */
const cached = { askedAt: 0, answer: Promise.resolve(0) };

function countWaiting(): Promise<number> {
  if (Date.now() - cached.askedAt < FRESH_MS) return cached.answer;
  const before = cached.answer;
  cached.askedAt = Date.now();
  cached.answer = api(countApplications, {}).then(
    ({ waiting }) => waiting,
    () => before,
  );
  return cached.answer;
}

/** The number of merchants that wait for a review; nothing if there are none. */
export function WaitingBadge() {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    let isShown = true;
    const ask = () => void countWaiting().then(count => isShown && setWaiting(count));
    ask();
    addEventListener('focus', ask);
    return () => {
      isShown = false;
      removeEventListener('focus', ask);
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
