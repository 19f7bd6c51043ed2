import type { CSSProperties } from 'react';
import styles from './stars.module.css';

const FIVE = [0, 1, 2, 3, 4];

/** Five stars, filled up to an average; the first one to be filled stands at the start of the line. */
export function Stars({ average, label }: { average: number; label: string }) {
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{label}</span>
      {FIVE.map(before => {
        const part = Math.max(0, Math.min(1, average - before));
        return (
          <span key={before} className={styles.star} aria-hidden="true">
            <span style={{ '--part': `${Math.round(part * 100)}%` } as CSSProperties} />
          </span>
        );
      })}
    </span>
  );
}
