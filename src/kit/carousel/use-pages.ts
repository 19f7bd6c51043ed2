import type { EmblaCarouselType } from 'embla-carousel';
import { useCallback, useEffect, useState } from 'react';
import { clampIndex, nearestIndex } from './pages.ts';
import { prefersReducedMotion } from './reduced-motion.ts';
import type { SlideLock } from './slide-lock.ts';

export interface Pages {
  page: number;
  /** 0 until Embla has measured. */
  pages: number;
  /** Slides there; ignored while a slide is under way. An index that does not exist becomes the nearest. */
  goTo: (index: number) => void;
}

/** Follows the pages Embla found and turns them, one at a time. */
export function usePages(embla: EmblaCarouselType | undefined, lock: SlideLock): Pages {
  const [at, setAt] = useState({ page: 0, pages: 0 });
  useEffect(() => {
    if (!embla) return;
    const read = () => setAt({ page: embla.selectedScrollSnap(), pages: embla.scrollSnapList().length });
    keepScrolledPage(embla);
    read();
    embla.on('select', read).on('reInit', read);
    return () => void embla.off('select', read).off('reInit', read);
  }, [embla]);
  const goTo = useCallback(
    (index: number) => {
      if (!embla || lock.isClosed()) return;
      slideTo(embla, lock, index);
    },
    [embla, lock],
  );
  return { ...at, goTo };
}

/** Under reduced motion the slides swap in place. */
export function slideTo(embla: EmblaCarouselType, lock: SlideLock, index: number): void {
  const target = clampIndex(index, embla.scrollSnapList().length);
  if (target !== embla.selectedScrollSnap()) lock.close();
  embla.scrollTo(target, prefersReducedMotion());
}

/** Whoever scrolled the plain row before it woke stays where they were. */
function keepScrolledPage(embla: EmblaCarouselType): void {
  const row = embla.rootNode();
  const scrolled = Math.abs(row.scrollLeft);
  if (scrolled === 0) return;
  row.scrollLeft = 0;
  embla.scrollTo(nearestIndex(embla.internalEngine().scrollSnaps, -scrolled), true);
}
