import { Note } from '../display/note.tsx';
import styles from './form-error.module.css';

/** The error of the whole form. Always in the page, so that screen readers announce the sentence when it appears. */
export function FormError({ message }: { message: string | undefined }) {
  return (
    <div role="alert" className={styles.error}>
      {message && <Note tone="danger">{message}</Note>}
    </div>
  );
}
