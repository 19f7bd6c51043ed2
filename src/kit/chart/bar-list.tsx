import type { CSSProperties } from 'react';
import styles from './bar-list.module.css';

export interface Bar {
  name: string;
  value: number;
  /** The value as text. */
  words: string;
}

/** Named bars below one another, as long as their values; they grow from the right. */
export function BarList({ bars }: { bars: readonly Bar[] }) {
  const largest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ul className={styles.bars}>
      {bars.map(({ name, value, words }) => (
        <li key={name}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            <b>{words}</b>
          </span>
          <span className={styles.track} style={{ '--part': value / largest } as CSSProperties} />
        </li>
      ))}
    </ul>
  );
}
