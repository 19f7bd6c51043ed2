import type { ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: string;
  /** The purpose of the page, or how much it shows. */
  intro?: ReactNode;
  /** Actions on the whole page. */
  children?: ReactNode;
}

/** The heading of a page of the back-office. */
export function PageHead({ title, intro, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
