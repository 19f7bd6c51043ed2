import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect } from 'react';
import { pageAfterSwipe } from './pages.ts';
import type { SlideLock } from './slide-lock.ts';
import { slideTo } from './use-pages.ts';

const RELEASES = ['mouseup', 'touchend'] as const;

/**
 * Turns one page at 30 px and none below, whatever the speed: Embla's own rule asks for force, and its `dragThreshold`
 * only decides which clicks count. Reads `internalEngine`, so Embla stays pinned to 8.6.0.
 */
export function usePageSwipe(embla: EmblaCarouselType | undefined, lock: SlideLock): void {
  useEffect(() => {
    if (!embla) return;
    const swipe = followDrag(embla, lock);
    embla.on('pointerDown', swipe.start).on('pointerUp', swipe.end);
    for (const release of RELEASES) window.addEventListener(release, swipe.measure, { capture: true });
    return () => {
      embla.off('pointerDown', swipe.start).off('pointerUp', swipe.end);
      for (const release of RELEASES) window.removeEventListener(release, swipe.measure, { capture: true });
    };
  }, [embla, lock]);
}

function followDrag(embla: EmblaCarouselType, lock: SlideLock) {
  let from = 0;
  let page = 0;
  let moved = 0;
  return {
    start() {
      from = embla.internalEngine().location.get();
      page = embla.selectedScrollSnap();
      moved = 0;
    },
    // Before Embla's own listener, which sets the target anew; and the target rather than the location, because the
    // drawn track trails behind a quick finger.
    measure() {
      moved = embla.internalEngine().target.get() - from;
    },
    end() {
      slideTo(embla, lock, pageAfterSwipe({ page, pages: embla.scrollSnapList().length, moved }));
    },
  };
}
