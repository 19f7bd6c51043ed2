import styles from './spinner.module.css';

/** Turns beside words that say what is awaited; alone it says nothing to a screen reader. */
export function Spinner({ size = 18 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={styles.spinner} width={size} height={size} viewBox="0 0 18 18">
      <circle cx="9" cy="9" r="7.6" />
    </svg>
  );
}
