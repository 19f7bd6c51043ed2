import { startTransition, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import {
  clampIndex,
  firstSlideOf,
  pageAfterSwipe,
  pageAtScroll,
  pixelsToFollow,
  wrapIndex,
} from './pages.ts';
import { slideLock } from './slide-lock.ts';
import {
  measureStrip,
  moveTrack,
  openSlides,
  releaseStrip,
  type Strip,
  stopScrolling,
  trackOf,
} from './strip.ts';
import { listenToSwipes } from './swipe.ts';
import { useAutoAdvance } from './use-auto-advance.ts';

/**
 * Makes pages of the slides inside the `viewport` element (see `Strip`). Swipes, the returned functions and a timer
 * every `autoAdvance` milliseconds (0 never) turn them. `pages` is 0 until the first measurement.
 */
export function useCarousel(autoAdvance: number) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [lock] = useState(slideLock);
  const [strip, asked, setPage] = useStrip(viewport);
  const pages = strip ? Math.ceil(strip.slides / strip.perPage) : 0;
  const page = clampIndex(asked, pages);
  const goTo = useCallback(
    (index: number) => {
      const target = clampIndex(index, pages);
      if (target === page || lock.isClosed()) return;
      lock.close();
      setPage(target);
    },
    [lock, page, pages, setPage],
  );
  const turn = useCallback((by: number) => goTo(wrapIndex(page + by, pages)), [goTo, page, pages]);
  const advance = useCallback(() => turn(1), [turn]);
  const auto = useAutoAdvance({ every: autoAdvance, pages, advance });

  useLayoutEffect(() => {
    if (!viewport || !strip) return;
    const first = firstSlideOf(page, strip);
    const rest = first * strip.stride;
    stopScrolling(viewport, strip);
    moveTrack(viewport, rest, lock.isClosed() ? 'slide' : 'jump');
    openSlides(viewport, first, strip.perPage);
    return listenToSwipes(viewport, {
      mayBegin: () => pages > 1 && !lock.isClosed(),
      follow: moved => moveTrack(viewport, rest + pixelsToFollow({ page, pages, moved }), 'jump'),
      end(moved) {
        moveTrack(viewport, rest, 'slide');
        goTo(pageAfterSwipe({ page, pages, moved }));
      },
    });
  }, [viewport, strip, page, pages, lock, goTo]);

  return { viewport: setViewport, awake: strip !== undefined, page, pages, goTo, turn, auto };
}

/** The measurements, updated at each change, and the requested page, at first the scroll position of the plain row. */
function useStrip(viewport: HTMLElement | null) {
  const [strip, setStrip] = useState<Strip>();
  const [page, setPage] = useState<number>();
  useEffect(() => {
    if (!viewport) return;
    const measure = () => {
      const measured = measureStrip(viewport);
      // A page with many of them measures all at once; drawn in slices, none of them holds up a tap.
      startTransition(() => {
        setStrip(measured);
        setPage(known => known ?? pageAtScroll(measured));
      });
    };
    // It reports the first size as well, at a time when measuring costs no layout.
    const sizes = new ResizeObserver(measure);
    const slides = new MutationObserver(measure);
    sizes.observe(viewport);
    slides.observe(trackOf(viewport), { childList: true });
    return () => {
      sizes.disconnect();
      slides.disconnect();
      releaseStrip(viewport);
      setStrip(undefined);
    };
  }, [viewport]);
  return [strip, page ?? 0, setPage] as const;
}
