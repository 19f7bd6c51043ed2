import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import styles from './save-bar.module.css';
import { editingText } from './text.ts';

interface SaveBarProps {
  editor: { isDirty: boolean; isKept: boolean };
  /** Where nothing is to be saved. */
  clean?: string;
  /** What can be done with what was typed. */
  children: ReactNode;
}

/** Stays at the foot of the window: whether anything is not saved yet, that it is not lost, and how to save it. */
export function SaveBar({ editor, clean = editingText.clean, children }: SaveBarProps) {
  const { isDirty, isKept } = editor;
  return (
    <div className={styles.bar}>
      <p className={styles.unsaved} aria-live="polite">
        <Icon name={isDirty ? 'info' : 'check'} size={18} />
        {isDirty ? editingText.dirty : clean} {isDirty && isKept && <span>{editingText.kept}</span>}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
