import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useMemo, useState } from 'react';
import { wrapIndex } from './pages.ts';
import { slideLock } from './slide-lock.ts';
import { useAutoAdvance } from './use-auto-advance.ts';
import { usePageSwipe } from './use-page-swipe.ts';
import { usePages } from './use-pages.ts';

const EMBLA = {
  direction: 'rtl',
  align: 'start',
  slidesToScroll: 'auto',
  dragThreshold: 8,
  duration: 20,
} as const;

/** Wakes Embla on the viewport and joins pages, swipe and auto-advance (milliseconds; 0 for none). */
export function useCarousel(autoAdvance: number) {
  const [lock] = useState(slideLock);
  const options = useMemo(() => ({ ...EMBLA, watchDrag: () => !lock.isClosed() }), [lock]);
  const [viewport, embla] = useEmblaCarousel(options);
  const { page, pages, goTo } = usePages(embla, lock);
  const turn = useCallback((by: number) => goTo(wrapIndex(page + by, pages)), [goTo, page, pages]);
  const advance = useCallback(() => turn(1), [turn]);
  const auto = useAutoAdvance({ every: autoAdvance, pages, advance });
  usePageSwipe(embla, lock);
  return { viewport, awake: embla !== undefined, page, pages, goTo, turn, auto };
}
