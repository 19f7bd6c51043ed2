import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import { FOOT } from '../foot.ts';
import styles from './save-bar.module.css';
import { editingText } from './text.ts';

interface SaveBarProps {
  editor: { isDirty: boolean; isStored: boolean };
  /** Shown if there is nothing to save. */
  clean?: string;
  /** Actions on typed changes. */
  children: ReactNode;
}

/**
 * Stays at the bottom of the window: whether there are unsaved changes, that they are not lost, and how to save them.
 */
export function SaveBar({ editor, clean = editingText.clean, children }: SaveBarProps) {
  const { isDirty, isStored } = editor;
  return (
    <div {...FOOT} className={styles.bar}>
      <p className={styles.unsaved} aria-live="polite">
        <Icon name={isDirty ? 'info' : 'check'} size={18} />
        {isDirty ? editingText.dirty : clean} {isDirty && isStored && <span>{editingText.storedHere}</span>}
      </p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
