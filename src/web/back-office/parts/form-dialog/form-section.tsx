import type { ReactNode } from 'react';
import styles from './form-dialog.module.css';

interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** Fields of a long question that belong together, two beside one another where they have room. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <fieldset className={styles.section}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** In a section: what needs the whole width. */
export function WholeRow({ children }: { children: ReactNode }) {
  return <div className={styles.whole}>{children}</div>;
}
