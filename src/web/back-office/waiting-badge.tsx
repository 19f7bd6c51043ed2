import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { countWaiting, type Waiting } from '#modules/reports/calls.ts';
import { MOST_TASKS } from '#modules/reports/task.ts';
import { SECOND } from '#platform/clock.ts';
import { formatCount } from '#platform/digits.ts';
import { api } from '../data/api.ts';
import styles from './staff-bar.module.css';
import { staffBarText } from './text.ts';

/** People turn pages faster than anything comes. */
const FRESH_MS = 15 * SECOND;

const NOTHING: Waiting = { merchants: 0, conversations: 0 };

/** Fetched once for all badges, and again when a page is turned or the window gets the focus. */
const cached = { askedAt: -FRESH_MS, answer: Promise.resolve(NOTHING) };

function askWaiting(): Promise<Waiting> {
  if (performance.now() - cached.askedAt < FRESH_MS) return cached.answer;
  const before = cached.answer;
  cached.askedAt = performance.now();
  cached.answer = api(countWaiting, {}).catch(() => before);
  return cached.answer;
}

/** How many merchants wait for a review, or buyers for an answer; nothing if there are none. */
export function WaitingBadge({ of }: { of: keyof Waiting }) {
  const { [of]: waiting } = useWaiting();
  if (waiting === 0) return null;
  return (
    <span className={styles.badge}>
      {waiting >= MOST_TASKS ? staffBarText.tooMany : formatCount(waiting)}
      <span className="visually-hidden"> {staffBarText.waiting[of]}</span>
    </span>
  );
}

function useWaiting(): Waiting {
  const { pathname } = useLocation();
  const [waiting, setWaiting] = useState(NOTHING);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked again with each page that is turned
  useEffect(() => {
    let isShown = true;
    const ask = () => void askWaiting().then(found => isShown && setWaiting(found));
    ask();
    addEventListener('focus', ask);
    return () => {
      isShown = false;
      removeEventListener('focus', ask);
    };
  }, [pathname]);
  return waiting;
}
