import type { ReactNode } from 'react';
import { FormErrors } from '#kit/form/form-errors.ts';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';
import styles from './settings.module.css';

interface SavedFormProps {
  save: () => Promise<void>;
  bar: SaveBarProps & { errors: Readonly<Record<string, string>> };
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
      <FormErrors value={bar.errors}>{children}</FormErrors>
      <SaveBar {...bar} />
    </form>
  );
}
