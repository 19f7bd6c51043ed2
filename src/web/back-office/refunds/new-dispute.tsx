import { Button } from '#kit/button.tsx';
import { Field } from '#kit/form/field.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { openDispute } from '#modules/payments/disputes.calls.ts';
import { parseWhole } from '#platform/digits.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import styles from '../parts/case.module.css';
import { useReturn } from '../parts/focus.ts';
import { refundsText } from './text.ts';

/** Writes down a bank's letter about an order's payment. */
export function NewDispute({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const form = useCallForm(openDispute, {
    read: ({ orderId = '', reason = '' }) => ({
      orderId: parseWhole(orderId.replace(/^\s*WK-/i, '')) ?? 0,
      reason,
    }),
    onDone() {
      showToast(refundsText.opened);
      onClose();
      return onDone();
    },
  });
  useReturn();
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="cash"
      title={refundsText.openDispute}
      text={refundsText.openDisputeText}
    >
      <form {...form.props} className={styles.asked}>
        <FormError message={form.message} />
        <Field
          label={refundsText.orderNumber}
          name="orderId"
          ltr
          autoComplete="off"
          error={form.errors['orderId']}
        />
        <Field
          label={refundsText.bankLetter}
          name="reason"
          maxLength={300}
          autoComplete="off"
          error={form.errors['reason']}
        />
        <Button type="submit" block busy={form.busy ? refundsText.working : undefined}>
          {refundsText.record}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {refundsText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}
