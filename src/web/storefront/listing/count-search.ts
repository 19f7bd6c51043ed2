import { COUNT_SEARCH_PATH } from '#modules/search/count-path.ts';

/** Searches that this page counted; going back to one is no other search. */
const counted = new Set<string>();

/** Counts a search, and the first product that is opened from what it found. The answer ends it. */
export function countSearch(q: string): () => void {
  if (q.length < 2) return () => undefined;
  if (!counted.has(q)) send({ q });
  counted.add(q);
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('main a[href^="/product/"]') : null;
    if (!link) return;
    send({ q, clicked: true });
    stop();
  };
  const stop = () => document.removeEventListener('click', follow, true);
  document.addEventListener('click', follow, true);
  return stop;
}

function send(message: { q: string; clicked?: boolean }) {
  navigator.sendBeacon(COUNT_SEARCH_PATH, new Blob([JSON.stringify(message)], { type: 'application/json' }));
}
