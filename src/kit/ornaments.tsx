import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import spriteUrl from './icons.svg?no-inline';
import styles from './ornaments.module.css';
import { strongTintOf } from './tint.ts';

interface ArchProps {
  /** Decides the colour; the id of what stands in the door. */
  seed: number;
  className?: string;
  children?: ReactNode;
}

/** A door: two nested keel arches with a picture at their foot. */
export function CategoryArch({ seed, className, children }: ArchProps) {
  return (
    <span className={classNames(styles.door, className)}>
      <span className={styles.arch} style={{ '--tint': strongTintOf(seed) } as CSSProperties}>
        {children}
      </span>
    </span>
  );
}

const AWNINGS = ['faience', 'brick', 'saffron', 'green', 'plum'] as const;

/** Eleven scallops in the shop's colour, the first and the last coloured; stone for a shop without one. */
export function Awning({ seed, className }: { seed?: number; className?: string }) {
  const colour = seed === undefined ? 'stone' : AWNINGS[Math.abs(seed) % AWNINGS.length];
  return (
    <svg aria-hidden="true" className={classNames(styles.awning, colour && styles[colour], className)}>
      <use href={`${spriteUrl}#awning`} />
    </svg>
  );
}

/** Red and white courses: under the header, and nowhere else. */
export function AblaqStripe() {
  return <div aria-hidden="true" className={styles.ablaq} />;
}

/** The edge of the roof, over the footer; takes the colour of the text. */
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

/** Cuts a keel arch out of the foot of a brand-coloured head; takes the colour of the text. */
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
