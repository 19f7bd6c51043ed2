import { formatCount } from '#platform/digits.ts';
import styles from './count.module.css';

/** How many products a choice would leave, at the end of its row. */
export function Count({ count }: { count: number }) {
  return <span className={styles.count}>{formatCount(count)}</span>;
}
