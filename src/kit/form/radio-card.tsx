import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './choice.module.css';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  name: string;
  value: string;
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName;
  /** At the end of its line. */
  mark?: ReactNode;
  /** Further fields of the choice, shown while it is chosen. */
  children?: ReactNode;
}

/** One of several choices, with a line about it. Put them in a `fieldset` with its `legend`. */
export function RadioCard({ title, text, icon, mark, children, ...input }: RadioCardProps) {
  return (
    <div className={styles.card}>
      <label className={styles.cardRow}>
        <span className={styles.radio}>
          <input {...input} type="radio" />
        </span>
        {icon && (
          <span className={styles.picture}>
            <Icon name={icon} />
          </span>
        )}
        <span className={styles.words}>
          <span className={styles.cardTitle}>{title}</span>
          {text && <span className={styles.cardText}>{text}</span>}
        </span>
        {mark}
      </label>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  );
}
