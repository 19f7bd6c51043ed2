import { Children, type CSSProperties, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { type MoreLink, SectionTitle } from '../display/section-title.tsx';
import styles from './carousel.module.css';
import { Arrow, PageControls } from './controls.tsx';
import { inColumns } from './pages.ts';
import { useCarousel } from './use-carousel.ts';

interface CarouselProps {
  /** The region's name for screen readers. */
  label: string;
  /** Slides on one page, all rows together; narrow is up to 600 px. */
  perPage: { wide: number; narrow: number };
  /** Slides above one another. */
  rows?: number;
  children: ReactNode;
  title?: ReactNode;
  more?: MoreLink | undefined;
  /** Milliseconds; 0 never moves by itself. CRD-7 asks for 30 s. */
  autoAdvance?: number;
  /** The ads slider has only its dots. */
  arrows?: 'shown' | 'hidden';
}

/** Pages of slides. Before hydration, and without JavaScript, it is a scrolling row of the same height. */
export function Carousel(props: CarouselProps) {
  const { label, perPage, rows = 1, title, more, autoAdvance = 30_000, arrows = 'shown' } = props;
  // What the carousel learns of itself, page after page, draws none of its slides again.
  const slides = useMemo(() => Children.toArray(props.children), [props.children]);
  const columns = useMemo(() => inColumns(slides, rows), [slides, rows]);
  const { viewport, awake, page, pages, goTo, turn, auto } = useCarousel(autoAdvance);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys and focus of its buttons
    <section
      aria-label={label}
      className={classNames(styles.carousel, title ? styles.titled : styles.untitled)}
      style={{ '--wide': perPage.wide / rows, '--narrow': perPage.narrow / rows } as CSSProperties}
      data-awake={awake || undefined}
      data-single={widthsOfOnePage(slides.length, perPage)}
      onKeyDown={event => turnByKey(event, turn)}
      {...auto.holders}
    >
      {title && (
        <div className={styles.title}>
          <SectionTitle title={title} more={more} />
        </div>
      )}
      {arrows === 'shown' && <Arrow way="previous" disabled={pages < 2} onClick={() => turn(-1)} />}
      {arrows === 'shown' && <Arrow way="next" disabled={pages < 2} onClick={() => turn(1)} />}
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.track}>
          {columns.map((column, index) => (
            <li key={index} className={styles.slide}>
              {column}
            </li>
          ))}
        </ul>
      </div>
      <PageControls page={page} pages={pages} goTo={goTo} auto={autoAdvance > 0 ? auto : undefined} />
    </section>
  );
}

/** Known before anything is measured, so that controls that are not needed never take up room first. */
function widthsOfOnePage(slides: number, { wide, narrow }: CarouselProps['perPage']): string {
  return classNames(slides <= wide && 'wide', slides <= narrow && 'narrow');
}

/** Right to left, so the left arrow leads on. */
function turnByKey(event: KeyboardEvent, turn: (by: number) => void): void {
  if (event.target instanceof HTMLInputElement) return;
  if (event.key === 'ArrowLeft') turn(1);
  if (event.key === 'ArrowRight') turn(-1);
}
