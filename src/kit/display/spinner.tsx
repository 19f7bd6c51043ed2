import styles from './spinner.module.css';

/** Turns next to words that say what is loading; by itself it says nothing to screen readers. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.spinner} width={size} height={size} viewBox="0 0 18 18">
      <circle cx="9" cy="9" r="7.6" />
    </svg>
  );
}
