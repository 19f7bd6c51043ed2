import { classNames } from '../class-names.ts';
import { kitText } from '../text.ts';
import styles from './name-mark.module.css';

interface NameMarkProps {
  on?: 'brand' | 'light';
  className?: string;
}

/** The name with its two arches: the house and, in it, a shop. Grows with the font size. */
export function NameMark({ on = 'brand', className }: NameMarkProps) {
  return (
    <span className={classNames(styles.name, styles[on], className)}>
      <Mark />
      {kitText.name}
    </span>
  );
}

/** The arches alone, for places that already have the name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 44 48" className={classNames(styles.mark, className)}>
      <path
        className={styles.house}
        d="M1 48V22C1 11 13 9.5 22 0 31 9.5 43 11 43 22V48H36V24C36 16 28 15.5 22 9.5 16 15.5 8 16 8 24V48Z"
      />
      <path
        className={styles.shop}
        d="M11.5 48V26C11.5 19.5 17.5 18.5 22 14 26.5 18.5 32.5 19.5 32.5 26V48H26.5V29.5C26.5 26 24 25.5 22 23 20 25.5 17.5 26 17.5 29.5V48Z"
      />
    </svg>
  );
}
