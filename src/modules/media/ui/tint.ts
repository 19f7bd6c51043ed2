import styles from './tint.module.css';

const TINTS = [styles.tint1, styles.tint2, styles.tint3, styles.tint4, styles.tint5, styles.tint6];

/** The class that sets `--tint` and `--tint-strong` for this id. */
export function tintOf(id: number): string {
  return TINTS[Math.abs(id) % TINTS.length] ?? '';
}
