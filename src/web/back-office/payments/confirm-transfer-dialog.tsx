import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { confirmTransfer } from '#modules/checkout/calls.ts';
import type { WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { useReturn } from '../parts/focus.ts';
import { isOvertaken } from '../parts/overtaken.ts';
import styles from './payments.module.css';
import { paymentsText, transferText } from './text.ts';

interface ConfirmTransferDialogProps {
  transfer: WaitingTransfer;
  onClose: () => void;
  onDone: () => void;
  /** Somebody else was faster. */
  onOvertaken: () => void;
}

/** The amount is typed and not suggested, because it must be read from the bank's own statement. */
export function ConfirmTransferDialog({ transfer: { orderId }, ...on }: ConfirmTransferDialogProps) {
  const form = useCallForm(confirmTransfer, {
    read: ({ amount = '' }) => ({ orderId, amount: parsePounds(amount) }),
    onDone() {
      showToast(transferText.done);
      on.onDone();
    },
    onRefused: refusal => isOvertaken(refusal) && on.onOvertaken(),
  });
  useReturn();
  return (
    <AlertDialog
      open
      onClose={on.onClose}
      icon="landmark"
      title={transferText.dialogTitle(orderNumber(orderId))}
      text={transferText.dialogText}
    >
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <Field
          label={transferText.bankAmount}
          name="amount"
          ltr
          inputMode="decimal"
          error={form.errors.amount}
        />
        <Button type="submit" block busy={form.busy ? paymentsText.working : undefined}>
          {transferText.confirm}
        </Button>
        <Button variant="outline" block onClick={on.onClose}>
          {paymentsText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}
