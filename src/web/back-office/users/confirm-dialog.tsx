import { TextAreaField } from '#kit/form/text-area-field.tsx';
import type { IconName } from '#kit/icon.tsx';
import type { UserDetails } from '#modules/accounts/user.ts';
import {
  blockUser,
  endUserSessions,
  eraseUser,
  resetSecondFactor,
  unblockUser,
} from '#modules/accounts/users.calls.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { calledBy } from '../text.ts';
import { confirmTexts } from './text.ts';

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
  const form = useDialogForm(CALLS[what], {
    read: fields => ({ ...fields, userId: user.id }),
    // For a deleted account, the message replaces it over the list.
    ...(what !== 'erase' && { done: said.done }),
    onClose,
    onChanged: body => body && onDone('id' in body ? body : null),
  });
  return (
    <FormDialog
      form={form}
      icon={ICONS[what]}
      title={said.title(calledBy(user.name))}
      text={said.text}
      submit={said.submit}
      look={what === 'block' || what === 'erase' ? 'danger' : 'primary'}
      onClose={onClose}
    >
      {said.reason && <TextAreaField label={said.reason} name="reason" rows={2} />}
    </FormDialog>
  );
}
