import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon.tsx';
import tones from '../tones.module.css';
import styles from './note.module.css';

type Tone = 'quiet' | 'info' | 'ok' | 'warn' | 'danger';

const ICONS: Record<Tone, IconName> = {
  quiet: 'info',
  info: 'info',
  ok: 'success',
  warn: 'error',
  danger: 'error',
};

interface NoteProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}

/** A remark next to its subject. */
export function Note({ tone = 'info', icon = ICONS[tone], children }: NoteProps) {
  return (
    <div className={classNames(styles.note, tones[tone])}>
      <Icon name={icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
