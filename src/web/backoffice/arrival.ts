import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusOn } from './focus.ts';

/** A heading that only says what is awaited goes again, and would take the focus with it. */
const HEADING = 'main h1:not([role="status"] *)';
const LIST = 'main table';

/** The state of a link that leads to what is to be done with the list of a page: its arrival is at the list. */
export const AT_LIST = { arrival: 'list' } as const;

/**
 * After a navigation the focus goes to the page's heading, so that a screen reader says where one is and the next Tab
 * is the page's first. While the heading is awaited it waits on the page itself, never on the bar. The first page of a
 * visit is no arrival, nor is another filter of the same list.
 */
export function useArrival(): void {
  const { pathname, search, key, state } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '1';
  const here = `${pathname}?page=${page}`;
  // The frame of an order is another than that of the list it is opened from: it is drawn anew.
  const before = useRef(key === 'default' ? here : null);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    return focusAsSoonAs(state?.arrival === AT_LIST.arrival ? LIST : HEADING);
  }, [here, state]);
}

/** Gives what ends the wait. */
function focusAsSoonAs(selector: string): (() => void) | undefined {
  const main = document.querySelector('main');
  if (!main || focusOn(selector)) return undefined;
  main.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    // Whoever has gone on by Tab is not called back.
    if (document.activeElement !== main || focusOn(selector)) watch.disconnect();
  });
  watch.observe(main, { childList: true, subtree: true });
  return () => watch.disconnect();
}
