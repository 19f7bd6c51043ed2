import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { IconName } from '#kit/icon.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import type { UserDetails } from '#modules/accounts/user.ts';
import {
  blockUser,
  endUserSessions,
  eraseUser,
  resetSecondFactor,
  unblockUser,
} from '#modules/accounts/users.calls.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { useReturn } from '../parts/focus.ts';
import { confirmTexts, userText } from './text.ts';
import styles from './users.module.css';

const CALLS = {
  block: blockUser,
  unblock: unblockUser,
  endSessions: endUserSessions,
  resetSecondFactor,
  erase: eraseUser,
} as const;

const ICONS: Readonly<Record<Confirmed, IconName>> = {
  block: 'lock',
  unblock: 'success',
  endSessions: 'log-out',
  resetSecondFactor: 'shield-check',
  erase: 'trash',
};

/** An action after one question, some with a reason for the audit. */
export type Confirmed = keyof typeof CALLS;

interface ConfirmDialogProps {
  what: Confirmed;
  user: UserDetails;
  onClose: () => void;
  /** The account as it is now; null if it was deleted. */
  onDone: (user: UserDetails | null) => void;
}

export function ConfirmDialog({ what, user, onClose, onDone }: ConfirmDialogProps) {
  const said: {
    title: (name: string) => string;
    text: string;
    reason?: string;
    submit: string;
    done: string;
  } = confirmTexts[what];
  const form = useCallForm(CALLS[what], {
    read: fields => ({ ...fields, userId: user.id }),
    onDone(body) {
      const isGone = !('id' in body);
      // For a deleted account, the message replaces it over the list.
      if (!isGone) showToast(said.done);
      onDone(isGone ? null : body);
    },
  });
  useReturn();
  const isDanger = what === 'block' || what === 'erase';
  return (
    <AlertDialog open onClose={onClose} icon={ICONS[what]} title={said.title(user.name)} text={said.text}>
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        {said.reason && (
          <TextAreaField label={said.reason} name="reason" rows={2} error={form.errors.reason} />
        )}
        <Button
          type="submit"
          block
          variant={isDanger ? 'danger' : 'primary'}
          busy={form.busy ? userText.working : undefined}
        >
          {said.submit}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {userText.cancel}
        </Button>
      </form>
    </AlertDialog>
  );
}
