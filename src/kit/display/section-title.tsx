import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { Icon } from '../icon.tsx';
import styles from './section-title.module.css';

export interface MoreLink {
  to: string;
  label: string;
}

interface SectionTitleProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  more?: MoreLink | undefined;
  /** Controls at the end of the row. */
  children?: ReactNode;
}

/** The heading of a section, marked with the arch. */
export function SectionTitle({ title, id, more, children }: SectionTitleProps) {
  return (
    <div className={styles.row}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {more && (
        <ButtonLink variant="soft" to={more.to} className={styles.more}>
          {more.label}
          <Icon name="chevron-end" size={16} />
        </ButtonLink>
      )}
      {children}
    </div>
  );
}
