import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './figure.module.css';

interface FigureProps {
  icon: IconName;
  label: string;
  /** A further fact, below the number. */
  note?: ReactNode;
  children: ReactNode;
}

/** One number that matters, on its own card. */
export function Figure({ icon, label, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <Icon name={icon} size={20} />
        {label}
      </dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Numbers side by side; on a phone, two in a row. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>;
}
