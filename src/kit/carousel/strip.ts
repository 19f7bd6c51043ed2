import { prefersReducedMotion } from './reduced-motion.ts';

/**
 * Slides side by side in a track, which is the only child of a viewport. How wide they are, and so how many stand on a
 * page, is for the style sheet to say; here it is measured.
 */
export interface Strip {
  slides: number;
  perPage: number;
  /** Pixels from one slide to the next. */
  stride: number;
  /** The page that the plain row is scrolled to; 0 once the track is moved instead. */
  scrolled: number;
}

export function measureStrip(viewport: HTMLElement): Strip {
  const slides = slidesOf(viewport);
  const width = viewport.clientWidth;
  const [first, second] = slides.slice(0, 2).map(slide => slide.getBoundingClientRect().x);
  const stride = first === undefined || second === undefined ? width : Math.abs(first - second);
  // Rounding leaves out the gap that the last slide of a page lacks; a viewport that is not drawn measures 0 / 0.
  const perPage = Math.round(width / stride) || 1;
  const scrolled = Math.round(Math.abs(viewport.scrollLeft) / (stride * perPage)) || 0;
  return { slides: slides.length, perPage, stride, scrolled };
}

/** Moves the track so many pixels to the right, where it came from; under reduced motion it never slides. */
export function moveTrack(viewport: HTMLElement, pixels: number, how: 'slide' | 'jump'): void {
  const { style } = trackOf(viewport);
  const slides = how === 'slide' && !prefersReducedMotion();
  style.transition = slides ? 'transform var(--t-slide) var(--ease)' : 'none';
  style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
}

/** Keeps Tab and screen readers to the slides in view; focus that stood on another goes to the first of them. */
export function openSlides(viewport: HTMLElement, from: number, count: number): void {
  const slides = slidesOf(viewport);
  const shown = slides.slice(from, from + count);
  const hidden = slides.filter(slide => !shown.includes(slide));
  for (const slide of shown) slide.inert = false;
  if (hidden.some(slide => slide.contains(document.activeElement))) focusInside(shown);
  for (const slide of hidden) slide.inert = true;
}

/** Back to the plain row. */
export function releaseStrip(viewport: HTMLElement): void {
  moveTrack(viewport, 0, 'jump');
  openSlides(viewport, 0, Number.POSITIVE_INFINITY);
}

export function trackOf(viewport: HTMLElement): HTMLElement {
  return viewport.firstElementChild as HTMLElement;
}

function slidesOf(viewport: HTMLElement): HTMLElement[] {
  return [...trackOf(viewport).children] as HTMLElement[];
}

/** A slide may be a link itself, or hold some. */
function focusInside([slide]: readonly HTMLElement[]): void {
  const target = slide?.matches('a, button') ? slide : slide?.querySelector<HTMLElement>('a, button');
  target?.focus({ preventScroll: true });
}
