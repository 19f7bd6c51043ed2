import { createContext, type ReactNode, Suspense, use, useMemo } from 'react';
import { lazyPart } from '#kit/lazy-part.ts';
import type { Part } from './later-parts.tsx';

/** So far below the screen their code is fetched, so that it is there when they come into sight. */
const NEAR = '600px';

const Fetched = lazyPart(async () => {
  await near();
  const { fetchLaterParts } = await import('./fetch-later-parts.ts');
  return (await fetchLaterParts()).default;
});

/** What draws such a part: the server gives the code itself (entry.server.tsx), and a browser fetches it. */
export const DrawPart = createContext<(part: Part) => ReactNode>(part => <Fetched {...part} />);

/**
 * Reviews, and what search engines read, arrive drawn in the page. Their code is fetched when the reader comes near the
 * reviews, so that the page's first scripts do not hold it.
 */
export function Later(part: Part) {
  const draw = use(DrawPart);
  // The same element as long as it says the same, because a change would make React draw what waits for its code again.
  // oxlint-disable-next-line react/exhaustive-deps -- its values, and not the object that holds them
  return useMemo(() => <Suspense>{draw(part)}</Suspense>, [draw, ...Object.values(part)]);
}

/** At once where the page was not drawn by the server. */
const near = () =>
  new Promise<void>(resolve => {
    const place = document.getElementById('reviews');
    if (!place) return resolve();
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    ).observe(place);
  });
