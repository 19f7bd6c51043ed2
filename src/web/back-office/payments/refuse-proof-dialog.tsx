import { TextAreaField } from '#kit/form/text-area-field.tsx';
import { refuseTransferProof, type WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { orderNumber } from '#platform/id.ts';
import { CallDialog } from '../parts/form-dialog/call-dialog.tsx';
import { transferText } from './text.ts';

interface RefuseProofDialogProps {
  transfer: WaitingTransfer;
  onClose: () => void;
  onChanged: () => void;
}

/** Asks why the picture of a transfer is of no use, in words for its buyer. */
export function RefuseProofDialog({ transfer, onClose, onChanged }: RefuseProofDialogProps) {
  const { paymentId, orderId, proof, isLate } = transfer;
  return (
    <CallDialog
      call={refuseTransferProof}
      read={({ reason = '' }) => ({ paymentId, seen: proof?.at ?? '', reason })}
      done={transferText.refused}
      onChanged={onChanged}
      icon="image"
      title={transferText.refuseTitle(orderNumber(orderId))}
      text={isLate ? transferText.lateRefuseText : transferText.refuseText}
      submit={transferText.refuse}
      look="danger"
      onClose={onClose}
    >
      <TextAreaField label={transferText.reason} name="reason" rows={3} />
    </CallDialog>
  );
}
