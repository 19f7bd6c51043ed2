import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The way out. */
  action?: ReactNode;
  /** A lantern hangs in the arch if nothing is missing but there is nothing yet. */
  lantern?: boolean;
  /** The level of its heading in the page's outline. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Says that there is nothing to show, or that it could not be shown, and offers a way out. */
export function EmptyState({ title, text, action, lantern, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {lantern ? <LanternArch /> : <Arch />}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

function Arch() {
  return (
    <svg aria-hidden="true" width="94" height="76" viewBox="0 0 94 76" className={styles.arch}>
      <path d="M0 76V40C0 24 22 20 47 0 72 20 94 24 94 40V76H76V44C76 34 64 30 47 17 30 30 18 34 18 44V76Z" />
    </svg>
  );
}

function LanternArch() {
  return (
    <svg aria-hidden="true" width="146" height="158" viewBox="0 0 146 158" className={styles.arch}>
      <path d="M0 158V75C0 42 36 34 73 0 110 34 146 42 146 75V158H131V80C131 54 104 46 73 18 42 46 15 54 15 80V158Z" />
      <path className={styles.chain} d="M73 18V56" />
      <path className={styles.glass} d="M62 62C65 52 81 52 84 62L92 86 84 110H62L54 86Z" />
      <path className={styles.ribs} d="M60 63H86M54 86H92M61 110H85M73 56V109" />
    </svg>
  );
}
