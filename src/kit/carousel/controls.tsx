import { IconButton } from '../button.tsx';
import { kitText } from '../text.ts';
import styles from './carousel.module.css';
import type { AutoAdvance } from './use-auto-advance.ts';

interface ArrowProps {
  way: 'previous' | 'next';
  disabled: boolean;
  onClick: () => void;
}

/** «السابق» points to the start side, «التالي» to the end. */
export function Arrow({ way, disabled, onClick }: ArrowProps) {
  return (
    <IconButton
      look="round"
      icon={way === 'previous' ? 'chevron-start' : 'chevron-end'}
      label={way === 'previous' ? kitText.previous : kitText.next}
      className={way === 'previous' ? styles.previous : styles.next}
      disabled={disabled}
      onClick={onClick}
    />
  );
}

/** More dots than this do not fit between the arrows on a phone; then a count replaces them. */
const MOST_DOTS = 8;

interface PageControlsProps {
  page: number;
  pages: number;
  goTo: (index: number) => void;
  auto: AutoAdvance | undefined;
}

/** Dots, the pause button and, for screen readers, the current page; an empty place until there are pages. */
export function PageControls({ page, pages, goTo, auto }: PageControlsProps) {
  if (pages === 0) return <div className={styles.controls} />;
  return (
    <div className={styles.controls}>
      {pages > MOST_DOTS ? (
        <span aria-hidden="true">{kitText.pageOf(page + 1, pages)}</span>
      ) : (
        <Dots page={page} pages={pages} goTo={goTo} />
      )}
      {auto && (
        <IconButton
          icon={auto.playing ? 'pause' : 'play'}
          label={auto.playing ? kitText.pause : kitText.play}
          className={styles.pause}
          iconSize={16}
          onClick={auto.toggle}
        />
      )}
      {/* Silent while it moves by itself, or it would talk every half minute. */}
      <span className="visually-hidden" aria-live={auto?.running ? 'off' : 'polite'}>
        {pages > 1 && kitText.page(page + 1, pages)}
      </span>
    </div>
  );
}

function Dots({ page, pages, goTo }: Omit<PageControlsProps, 'auto'>) {
  return Array.from({ length: pages }, (_, index) => (
    <button
      key={index}
      type="button"
      className={styles.dot}
      aria-label={kitText.pageNumber(index + 1)}
      aria-current={index === page || undefined}
      onClick={() => goTo(index)}
    />
  ));
}
