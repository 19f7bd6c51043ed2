import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import styles from './figure.module.css';

interface FigureProps {
  icon?: IconName;
  label: string;
  /** How good it is, such as a pill. */
  state?: ReactNode;
  /** A further fact, below the number. */
  note?: ReactNode;
  children: ReactNode;
}

/** One number that matters, on its own card. */
export function Figure({ icon, label, state, note, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        {icon && <Icon name={icon} size={20} />}
        {label}
        {state}
      </dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}

/** Numbers side by side; on a phone, two in a row. */
export function Figures({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl className={styles.figures} aria-label={label}>
      {children}
    </dl>
  );
}
