import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The way out. */
  action?: ReactNode;
  /** A lantern hangs in the arch where nothing is missing, only not there yet. */
  lantern?: boolean;
  /** What the title is in the page's outline. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show, or it could not be shown: says so and offers a way out. */
export function EmptyState({ title, text, action, lantern, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, lantern && styles.tall)}>
      <svg aria-hidden="true" viewBox="0 0 110 120" className={styles.arch}>
        <path
          className={styles.stone}
          d="M0 120V56C0 30 27.5 24 55 0 82.5 24 110 30 110 56V120H89V60C89 46 72 42 55 27 38 42 21 46 21 60V120Z"
        />
        {lantern && <Lantern />}
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

function Lantern() {
  return (
    <g className={styles.lantern}>
      <path className={styles.chain} d="M55 27V52" />
      <path className={styles.glass} d="M48 54H62L67.5 72 62 92H48L42.5 72Z" />
      <path className={styles.ribs} d="M47 56H63M42 73H68M47 91H63M55 53V92" />
    </g>
  );
}
