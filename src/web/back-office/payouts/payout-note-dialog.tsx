import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { movePayout, type PayoutBody } from '#modules/payouts/payouts.calls.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/money.module.css';
import { isOvertaken } from '../parts/overtaken.ts';
import { noteTexts, payoutsText, stepsDone } from './text.ts';

/** Steps with a note: the bank's reference, why it did not arrive, or why it must not be sent. */
export type Noted = keyof typeof noteTexts;

interface PayoutNoteDialogProps {
  asking: Noted;
  payout: PayoutBody;
  onClose: () => void;
  onDone: () => void;
  /** The sentence says that somebody else has moved it meanwhile. */
  onOvertaken: (sentence: string) => void;
}

export function PayoutNoteDialog({ asking, payout, onClose, ...on }: PayoutNoteDialogProps) {
  const isPaid = asking === 'confirm';
  const form = useCallForm(movePayout, {
    read: ({ note }) => ({ payoutId: payout.id, step: isPaid ? 'confirm' : 'fail', note }),
    onDone() {
      showToast(stepsDone[asking]);
      on.onDone();
    },
    onRefused: refusal => isOvertaken(refusal) && on.onOvertaken(refusal.message),
  });
  const { title, text, field } = noteTexts[asking];
  return (
    <AlertDialog open onClose={onClose} icon="landmark" title={title} text={text}>
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <Field label={field} name="note" ltr={isPaid} autoComplete="off" error={form.errors['note']} />
        <Button
          type="submit"
          block
          variant={isPaid ? 'primary' : 'danger'}
          busy={form.busy ? payoutsText.working : undefined}
        >
          {payoutsText[asking]}
        </Button>
        <Button block variant="outline" onClick={onClose}>
          {payoutsText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}
