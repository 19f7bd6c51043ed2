import { prefersReducedMotion } from './reduced-motion.ts';

/**
 * Slides side by side in a track, the only child of a viewport. The style sheet sets their width, and so how many fit
 * on a page; this class measures it.
 */
export interface Strip {
  slides: number;
  perPage: number;
  /** Pixels from one slide to the next. */
  stride: number;
  /** The scroll position of the plain row in pixels; 0 once the track is moved instead. */
  scrolled: number;
}

export function measureStrip(viewport: HTMLElement): Strip {
  const slides = slidesOf(viewport);
  const width = trackOf(viewport).clientWidth;
  const [first, second] = slides.slice(0, 2).map(slide => slide.getBoundingClientRect().x);
  const stride = first === undefined || second === undefined ? width : Math.abs(first - second);
  // Rounding absorbs the gap that the last slide of a page lacks; an invisible viewport measures 0 / 0.
  const perPage = Math.round(width / stride) || 1;
  return { slides: slides.length, perPage, stride, scrolled: Math.abs(viewport.scrollLeft) };
}

/** From now on the track is moved, so any scrolling is undone. */
export function stopScrolling(viewport: HTMLElement, { scrolled }: Strip): void {
  if (scrolled > 0) viewport.scrollLeft = 0;
  viewport.addEventListener('scroll', undoScroll);
}

/** Moves the track to this many pixels on the right of its origin; under reduced motion it jumps. */
export function moveTrack(viewport: HTMLElement, pixels: number, how: 'slide' | 'jump'): void {
  const { style } = trackOf(viewport);
  const slides = how === 'slide' && !prefersReducedMotion();
  style.transition = slides ? 'transform var(--t-slide) var(--ease)' : 'none';
  style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
}

/** Limits Tab and screen readers to the visible slides; focus on another one moves to the first visible one. */
export function openSlides(viewport: HTMLElement, from: number, count: number): void {
  const slides = slidesOf(viewport);
  const shown = slides.slice(from, from + count);
  const hidden = slides.filter(slide => !shown.includes(slide));
  for (const slide of shown) slide.inert = false;
  if (hidden.some(slide => slide.contains(document.activeElement))) focusInside(shown);
  for (const slide of hidden) slide.inert = true;
}

/** Returns to the plain row. */
export function releaseStrip(viewport: HTMLElement): void {
  viewport.removeEventListener('scroll', undoScroll);
  moveTrack(viewport, 0, 'jump');
  openSlides(viewport, 0, Number.POSITIVE_INFINITY);
}

export function trackOf(viewport: HTMLElement): HTMLElement {
  return viewport.firstElementChild as HTMLElement;
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...trackOf(viewport).children] as HTMLElement[];
}

function undoScroll({ target }: Event): void {
  (target as HTMLElement).scrollLeft = 0;
}

/** A slide may be a link itself, or contain some. */
function focusInside([slide]: readonly HTMLElement[]): void {
  const target = slide?.matches('a, button') ? slide : slide?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
}
