import { Field } from '#kit/form/field.tsx';
import { confirmTransfer } from '#modules/checkout/calls.ts';
import type { WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { parsePounds } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { saidOf } from '../parts/signing/text.ts';
import { paymentsText, transferText } from './text.ts';

interface ConfirmTransferDialogProps {
  transfer: WaitingTransfer;
  onClose: () => void;
  onChanged: () => void;
}

/** The amount is typed and not suggested, because it must be read from the bank's own statement. */
export function ConfirmTransferDialog({
  transfer: { orderId, buyer },
  onClose,
  onChanged,
}: ConfirmTransferDialogProps) {
  return (
    <CallDialog
      call={confirmTransfer}
      read={({ amount = '' }) => ({ orderId, amount: parsePounds(amount) })}
      done={saidOf(transferText.done)}
      onChanged={onChanged}
      icon="landmark"
      title={transferText.dialogTitle(orderNumber(orderId))}
      text={transferText.dialogText}
      submit={transferText.confirm}
      onClose={onClose}
    >
      <p>
        {paymentsText.buyer}: <bdi>{buyer}</bdi>
      </p>
      <Field label={transferText.bankAmount} name="amount" ltr inputMode="decimal" />
    </CallDialog>
  );
}
