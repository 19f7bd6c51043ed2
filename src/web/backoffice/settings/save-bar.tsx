import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { Icon } from '#kit/icon.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { useLeaveGuard } from '../products/editor/use-leave-guard.ts';
import styles from './settings.module.css';
import { settingsText } from './text.ts';

interface SaveBarProps {
  isDirty: boolean;
  busy: boolean;
  message: string | undefined;
  /** Somebody saved before: what stands there now is fetched. */
  isStale: boolean;
  onStale: () => void;
  discard: () => void;
}

/** Stays at the foot of the window: what is not saved, and how to save it. Whoever leaves without saving is asked. */
export function SaveBar({ isDirty, busy, message, isStale, onStale, discard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      <FormError message={message} />
      <div className={styles.barRow}>
        <p className={styles.unsaved} aria-live="polite">
          <Icon name={isDirty ? 'info' : 'check'} size={18} />
          <span>{isDirty ? settingsText.unsaved : settingsText.saved}</span>
        </p>
        {isStale && (
          <Button variant="outline" onClick={onStale}>
            {settingsText.reload}
          </Button>
        )}
        {isDirty && (
          <Button variant="text" onClick={discard}>
            {settingsText.discard}
          </Button>
        )}
        <Button type="submit" busy={busy ? settingsText.saving : undefined}>
          {settingsText.save}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty} />
    </div>
  );
}

function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const blocker = useLeaveGuard(isDirty ? 'unsaved' : 'saved');
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      icon="info"
      title={settingsText.leaveTitle}
      text={settingsText.leaveText}
    >
      <Button variant="outline" onClick={() => blocker.proceed?.()}>
        {settingsText.leave}
      </Button>
      <Button onClick={() => blocker.reset?.()}>{settingsText.stay}</Button>
    </AlertDialog>
  );
}
