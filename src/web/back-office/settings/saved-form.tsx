import type { ReactNode } from 'react';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import styles from './settings.module.css';

interface SavedFormProps {
  save: () => Promise<void>;
  bar: SaveBarProps;
  children: ReactNode;
}

/** A form of the settings above the bar that saves it. */
export function SavedForm({ save, bar, children }: SavedFormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
    >
      {children}
      <SaveBar {...bar} />
    </form>
  );
}
