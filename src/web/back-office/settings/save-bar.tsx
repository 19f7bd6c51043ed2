import { useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { LeaveGuard } from '../parts/editor/leave-guard.tsx';
import { FOOT } from '../parts/foot.ts';
import { SAVE_KEYS, useSaveKey } from '../parts/save-key.ts';
import styles from './settings.module.css';
import { settingsText } from './text.ts';

export interface SaveBarProps {
  isDirty: boolean;
  busy: boolean;
  message: string | undefined;
  /** Somebody saved first: fetches the current values. */
  isStale: boolean;
  refresh: () => Promise<unknown>;
  /** Instead of saying that something is unsaved. */
  note?: string | undefined;
  discard: () => void;
}

/** Stays at the bottom of the window: the unsaved changes, and how to save them. Leaving without saving asks first. */
export function SaveBar({ isDirty, busy, message, isStale, refresh, note, discard }: SaveBarProps) {
  const button = useRef<HTMLButtonElement>(null);
  // Like a press on it: if there is nothing to save, nothing happens.
  useSaveKey(() => button.current?.click());
  return (
    <div {...FOOT} className={styles.bar}>
      <FormError message={isDirty ? message : undefined} />
      <div className={styles.barRow}>
        <p className={styles.unsaved} aria-live="polite">
          <Icon name={isDirty ? 'info' : 'check'} size={18} />
          <span>{isDirty ? (note ?? settingsText.unsaved) : settingsText.saved}</span>
        </p>
        {isStale && (
          <Button variant="outline" onClick={() => void refresh()}>
            {settingsText.reload}
          </Button>
        )}
        {isDirty && (
          <Button variant="text" onClick={discard}>
            {settingsText.discard}
          </Button>
        )}
        <Button
          ref={button}
          {...SAVE_KEYS}
          type="submit"
          disabled={!isDirty}
          busy={busy ? settingsText.saving : undefined}
        >
          {settingsText.save}
        </Button>
      </div>
      <LeaveGuard work={isDirty ? 'unsaved' : 'saved'} />
    </div>
  );
}
