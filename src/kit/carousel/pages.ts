/** A movement shorter than this is a tap [LND-2, CRD-7]. */
const SWIPE_PIXELS = 30;

interface Swipe {
  page: number;
  pages: number;
  /** Pixels to the right, because the next page is to the left of this one. */
  moved: number;
}

/** The nearest index that exists; 0 when there are no pages [CRD-7]. */
export function clampIndex(index: number, pages: number): number {
  return Math.max(0, Math.min(index, pages - 1));
}

/** At most one page further, however far the swipe was; the ends do not wrap. */
export function pageAfterSwipe({ page, pages, moved }: Swipe): number {
  if (Math.abs(moved) < SWIPE_PIXELS) return page;
  return clampIndex(page + Math.sign(moved), pages);
}

/** How far the slides follow the finger, in pixels; at the ends they resist. */
export function pixelsToFollow({ page, pages, moved }: Swipe): number {
  const leads = clampIndex(page + Math.sign(moved), pages) !== page;
  return leads ? moved : moved / 3;
}

/** Where arrows and auto-advance lead: the first page follows the last, and the last precedes the first. */
export function wrapIndex(index: number, pages: number): number {
  return pages === 0 ? 0 : (index + pages) % pages;
}

/** The first slide of a page; the last page starts early enough to be full. */
export function firstSlideOf(page: number, { slides, perPage }: { slides: number; perPage: number }): number {
  return Math.max(0, Math.min(page * perPage, slides - perPage));
}

/** The page nearest to the scroll position of a plain row; lengths in pixels. */
export function pageAtScroll(row: { scrolled: number; perPage: number; stride: number }): number {
  return Math.round(row.scrolled / (row.perPage * row.stride)) || 0;
}

/** Slides in columns of this many rows, read from top to bottom; the last column may be short. */
export function inColumns<Slide>(slides: readonly Slide[], rows: number): Slide[][] {
  const columns = Math.ceil(slides.length / rows);
  return Array.from({ length: columns }, (_, column) => slides.slice(column * rows, (column + 1) * rows));
}
