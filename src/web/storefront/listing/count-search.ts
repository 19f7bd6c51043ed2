import { COUNT_SEARCH_PATH } from '#modules/search/count-path.ts';
import { MINUTE } from '#platform/clock.ts';

/** Searches that this page counted; going back to one is no other search. */
const counted = new Set<string>();
/** The last search that led to nothing: who then opens something else may have meant that. Kept in this page alone. */
let missed: { q: string; at: number } | null = null;
const SAME_WISH = 5 * MINUTE;

/** Counts a search, and the first product that is opened from what it found. The answer ends it. */
export function countSearch(q: string): () => void {
  if (q.length < 2) return () => undefined;
  if (!counted.has(q)) send({ q });
  counted.add(q);
  const before =
    missed !== null && missed.q !== q && Date.now() - missed.at < SAME_WISH ? missed.q : undefined;
  missed = { q, at: Date.now() };
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('main a[href^="/product/"]') : null;
    if (!link) return;
    send({ q, clicked: true, after: before });
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
