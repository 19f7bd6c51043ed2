import { Field } from '#kit/form/field.tsx';
import { movePayout, type PayoutBody } from '#modules/payouts/payouts.calls.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { noteTexts, payoutsText, stepsDone } from './payouts.text.ts';

/** Steps with a note: the bank's reference, why it did not arrive, or why it must not be sent. */
export type Noted = keyof typeof noteTexts;

interface PayoutNoteDialogProps {
  asking: Noted;
  payout: PayoutBody;
  onClose: () => void;
  onMoved: () => Promise<void>;
}

export function PayoutNoteDialog({ asking, payout, onClose, onMoved }: PayoutNoteDialogProps) {
  const isPaid = asking === 'confirm';
  const form = useDialogForm(movePayout, {
    read: ({ note }) => ({ payoutId: payout.id, step: isPaid ? 'confirm' : 'fail', note }),
    done: stepsDone[asking],
    onClose,
    onChanged: onMoved,
  });
  const { title, text, field } = noteTexts[asking];
  return (
    <FormDialog
      form={form}
      icon="landmark"
      title={title}
      text={text}
      submit={payoutsText[asking]}
      look={isPaid ? 'primary' : 'danger'}
      onClose={onClose}
    >
      <Field label={field} name="note" ltr={isPaid} autoComplete="off" />
    </FormDialog>
  );
}
