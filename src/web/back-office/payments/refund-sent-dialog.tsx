import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { type RefundByHand, recordSentRefund } from '#modules/payments/back-office.calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { useReturn } from '../parts/focus.ts';
import { isOvertaken } from '../parts/overtaken.ts';
import styles from './payments.module.css';
import { paymentsText, refundText } from './text.ts';

interface RefundSentDialogProps {
  refund: RefundByHand;
  onClose: () => void;
  onDone: () => void;
  /** Somebody else was faster. */
  onOvertaken: () => void;
}

/** Asks for the bank's reference of money that was already sent. */
export function RefundSentDialog({ refund, onClose, onDone, onOvertaken }: RefundSentDialogProps) {
  const form = useCallForm(recordSentRefund, {
    read: fields => ({ ...fields, refundId: refund.id }),
    onDone() {
      showToast(refundText.done);
      onDone();
    },
    onRefused: refusal => isOvertaken(refusal) && onOvertaken(),
  });
  useReturn();
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="cash"
      title={refundText.dialogTitle(formatPrice(fromPounds(refund.amount)))}
      text={refundText.dialogText}
    >
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <Field label={refundText.reference} name="reference" ltr error={form.errors.reference} />
        <Button type="submit" block busy={form.busy ? paymentsText.working : undefined}>
          {refundText.record}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {paymentsText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}
