import { startTransition, useEffect, useState } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** On the server, and until hydration, nothing moves, so the answer there is true; what moves may begin a little later. */
export function useReducedMotion(): boolean {
  const [isReduced, setReduced] = useState(true);
  useEffect(() => {
    const media = window.matchMedia(QUERY);
    const read = () => startTransition(() => setReduced(media.matches));
    read();
    media.addEventListener('change', read);
    return () => media.removeEventListener('change', read);
  }, []);
  return isReduced;
}
