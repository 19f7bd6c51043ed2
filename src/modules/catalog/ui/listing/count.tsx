import { formatCount } from '#platform/digits.ts';
import styles from './count.module.css';

/** How many products a choice would leave, at the end of its row; `null`: more than are counted. */
export function Count({ count }: { count: number | null }) {
  return count === null ? null : <span className={styles.count}>{formatCount(count)}</span>;
}
