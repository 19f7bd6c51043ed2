import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Of the page before, whichever frame it had. */
let before = '';

/**
 * After a navigation the focus moves to the page's heading, so that screen readers announce it. Filtering a listing is
 * not an arrival, so people who tick boxes keep their place.
 */
export function useFocusOnArrival() {
  const { pathname, search } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '1';
  const here = `${pathname}?page=${page}`;
  useEffect(() => {
    if (before === here) return;
    const isFirst = before === '';
    before = here;
    // One that says that the page is loading hands it on as it leaves (app/keep-focus.ts).
    const heading = document.querySelector<HTMLElement>('main h1');
    if (isFirst || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [here]);
}
