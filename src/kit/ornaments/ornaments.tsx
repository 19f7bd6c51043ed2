import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './ornaments.module.css';

/** Red and white courses: under the header, and nowhere else. */
export function AblaqStripe() {
  return <div aria-hidden="true" className={styles.ablaq} />;
}

/** The edge of the roof above the footer; it has the colour of the text. */
export function Crenellation({ className }: { className?: string }) {
  const leaf = useId();
  return (
    <svg aria-hidden="true" className={classNames(styles.crenellation, className)}>
      <pattern id={leaf} width="56" height="44" patternUnits="userSpaceOnUse">
        <path d="M0 44V38H17C17 33 12 31 12 24 12 15 22 12 28 2 34 12 44 15 44 24 44 31 39 33 39 38H56V44Z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${leaf})`} />
    </svg>
  );
}

/** Cuts a keel arch out of the foot of a brand-coloured head; it has the colour of the text. */
export function ArchNotch({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 390 38"
      preserveAspectRatio="none"
      className={classNames(styles.notch, className)}
    >
      <path d="M0 38C110 36 165 28 195 0 225 28 280 36 390 38Z" />
    </svg>
  );
}
