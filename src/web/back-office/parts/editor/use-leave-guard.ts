import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Stops people from leaving with unsaved changes: on the way to another page, and when the tab is closed. */
export function useLeaveGuard(work: 'unsaved' | 'saved'): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      work === 'unsaved' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (work === 'saved') return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [work]);
  return blocker;
}
