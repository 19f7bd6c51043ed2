import type { ReactNode } from 'react';
import { Icon, type IconName } from '#kit/icon.tsx';
import styles from './choices.module.css';

interface OtherChoiceProps {
  icon: IconName;
  name: string;
  about: string;
  children: ReactNode;
}

/** A choice beside the table: what it is, and its switch. */
export function OtherChoice({ icon, name, about, children }: OtherChoiceProps) {
  return (
    <li>
      <label className={styles.other}>
        <Icon name={icon} />
        <span>
          {name}
          <span className={styles.about}>{about}</span>
        </span>
        {children}
      </label>
    </li>
  );
}
