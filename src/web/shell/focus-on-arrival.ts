import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation the focus moves to the page's heading, so that screen readers announce it. Filtering a listing is
 * not an arrival, so people who tick boxes keep their place.
 */
export function useFocusOnArrival() {
  const { pathname, search } = useLocation();
  const page = new URLSearchParams(search).get('page') ?? '1';
  const here = `${pathname}?page=${page}`;
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    // A heading that only says that the page is loading would take the focus with it when it disappears.
    const heading = document.querySelector<HTMLElement>('main h1:not([role="status"] *)');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [here]);
}
