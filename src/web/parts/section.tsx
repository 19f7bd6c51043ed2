import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** At the end of the title's row. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the profile, on a panel. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
