import { type ReactNode, useId } from 'react';
import styles from './home.module.css';

interface PanelProps {
  title: string;
  /** At the end of its head. */
  beside?: ReactNode;
  children: ReactNode;
}

/** One card of the home. */
export function Panel({ title, beside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.panelHead}>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  );
}
