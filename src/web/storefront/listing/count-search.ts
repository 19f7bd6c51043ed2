import { COUNT_SEARCH_PATH } from '#modules/search/count-path.ts';
import { MINUTE } from '#platform/clock.ts';

/** Searches that this page counted; going back to one is no other search. */
const counted = new Set<string>();
/** A search that led to nothing yet, and the one before it: who opens something now may have meant that before, too. */
let missed: { q: string; at: number; before: string | undefined } | null = null;
const SAME_WISH = 5 * MINUTE;

/** Kept in this page alone; a search that is shown again is no next one. */
function missedBefore(q: string): string | undefined {
  if (missed?.q === q) return missed.before;
  const isSameWish = missed !== null && Date.now() - missed.at < SAME_WISH;
  missed = { q, at: Date.now(), before: isSameWish ? missed?.q : undefined };
  return missed.before;
}

/** Counts a search, and the first product that is opened from what it found. The answer ends it. */
export function countSearch(q: string): () => void {
  if (q.length < 2) return () => undefined;
  if (!counted.has(q)) send({ q });
  counted.add(q);
  const after = missedBefore(q);
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('main a[href^="/product/"]') : null;
    if (!link) return;
    send({ q, clicked: true, after });
    missed = null;
    stop();
  };
  const stop = () => document.removeEventListener('click', follow, true);
  document.addEventListener('click', follow, true);
  return stop;
}

function send(message: { q: string; clicked?: boolean; after?: string }) {
  navigator.sendBeacon(COUNT_SEARCH_PATH, new Blob([JSON.stringify(message)], { type: 'application/json' }));
}
