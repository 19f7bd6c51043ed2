import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../tones.module.css';
import styles from './pill.module.css';

export type Tone = 'info' | 'ok' | 'warn' | 'danger' | 'neutral' | 'sale';

interface PillProps {
  tone?: Tone;
  /** A saving is not a status and has none. */
  dot?: 'shown' | 'hidden';
  children: ReactNode;
}

/** A status: never colour alone, always a dot and a word. */
export function Pill({ tone = 'neutral', dot = tone === 'sale' ? 'hidden' : 'shown', children }: PillProps) {
  return (
    <span className={classNames(styles.pill, tones[tone], dot === 'shown' && styles.dotted)}>{children}</span>
  );
}
