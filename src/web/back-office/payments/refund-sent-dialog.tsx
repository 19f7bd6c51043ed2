import { Field } from '#kit/form/field.tsx';
import { type RefundByHand, recordSentRefund } from '#modules/payments/back-office.calls.ts';
import { formatPrice, fromPounds } from '#platform/money.ts';
import { FormDialog } from '../parts/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../parts/form-dialog/use-dialog-form.ts';
import { saidOf } from '../parts/signing/text.ts';
import { refundText } from './text.ts';

interface RefundSentDialogProps {
  refund: RefundByHand;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks for the bank's reference of money that was already sent. */
export function RefundSentDialog({ refund, onClose, onChanged }: RefundSentDialogProps) {
  const form = useDialogForm(recordSentRefund, {
    read: fields => ({ ...fields, refundId: refund.id }),
    done: saidOf(refundText.done),
    onClose,
    onChanged,
  });
  return (
    <FormDialog
      form={form}
      icon="cash"
      title={refundText.dialogTitle(formatPrice(fromPounds(refund.amount)))}
      text={refundText.dialogText}
      submit={refundText.record}
      onClose={onClose}
    >
      <Field label={refundText.reference} name="reference" ltr />
    </FormDialog>
  );
}
