import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { AlertDialog } from '#kit/overlay/alert-dialog.tsx';
import { showToast } from '#kit/overlay/toast.tsx';
import { refuseTransferProof, type WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { orderNumber } from '#platform/id.ts';
import { useCallForm } from '../../data/use-call-form.ts';
import { useReturn } from '../parts/focus.ts';
import { isOvertaken } from '../parts/overtaken.ts';
import styles from './payments.module.css';
import { paymentsText, transferText } from './text.ts';

interface RefuseProofDialogProps {
  transfer: WaitingTransfer;
  onClose: () => void;
  onDone: () => void;
  /** Somebody else was faster, or the buyer sent another picture. */
  onOvertaken: () => void;
}

/** Asks why the picture of a transfer is of no use, in words for its buyer. */
export function RefuseProofDialog({ transfer, onClose, onDone, onOvertaken }: RefuseProofDialogProps) {
  const { paymentId, orderId, proof, isLate } = transfer;
  const form = useCallForm(refuseTransferProof, {
    read: ({ reason = '' }) => ({ paymentId, seen: proof?.at ?? '', reason }),
    onDone() {
      showToast(transferText.refused);
      onDone();
    },
    onRefused: refusal => isOvertaken(refusal) && onOvertaken(),
  });
  useReturn();
  return (
    <AlertDialog
      open
      onClose={onClose}
      icon="image"
      title={transferText.refuseTitle(orderNumber(orderId))}
      text={isLate ? transferText.lateRefuseText : transferText.refuseText}
    >
      <form {...form.props} className={styles.form}>
        <FormError message={form.message} />
        <TextAreaField label={transferText.reason} name="reason" rows={3} error={form.errors.reason} />
        <Button type="submit" variant="danger" block busy={form.busy ? paymentsText.working : undefined}>
          {transferText.refuse}
        </Button>
        <Button variant="outline" block onClick={onClose}>
          {paymentsText.close}
        </Button>
      </form>
    </AlertDialog>
  );
}
