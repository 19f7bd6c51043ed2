import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusOn } from './focus.ts';

/** A heading that only says that the page is loading disappears again and would take the focus with it. */
const HEADING = 'main h1:not([role="status"] *)';
/** On a phone some tables are hidden, and cards stand for them. */
const LIST = 'main :is(table, [data-list])';

/** The state of a link to work in a page's list: the focus moves to the list. */
export const AT_LIST = { arrival: 'list' } as const;

/**
 * After a navigation the focus moves to the page's heading, so that screen readers announce the page and the next Tab
 * is its first. A link with a hash arrives at that part of the page, which may still have to load. While the heading is
 * loading the focus waits on the page itself, never on the bar. Neither the first page of a visit nor another filter of
 * the same list counts as an arrival.
 */
export function useArrival(): void {
  const { pathname, search, hash, key, state } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '1';
  const here = `${pathname}?page=${page}`;
  // An order has another frame than the list that opened it, so it is drawn again.
  const before = useRef(key === 'default' && hash === '' ? here : null);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    if (hash !== '') return focusAsSoonAs(`#${CSS.escape(hash.slice(1))}`);
    return focusAsSoonAs(state?.arrival === AT_LIST.arrival ? LIST : HEADING);
  }, [here, hash, state]);
}

/** Returns a function that ends the wait. */
function focusAsSoonAs(selector: string): (() => void) | undefined {
  const main = document.querySelector('main');
  if (!main || reach(selector)) return undefined;
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    // A person who has gone on by Tab is not called back.
    if (document.activeElement !== main || reach(selector)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/** Only a part of a page lies further down; everything else is reached at the top. */
function reach(selector: string): boolean {
  const isReached = focusOn(selector);
  if (isReached && selector.startsWith('#')) document.activeElement?.scrollIntoView();
  return isReached;
}
