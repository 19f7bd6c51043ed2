import { readTransferProof, type WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { orderNumber } from '#platform/id.ts';
import { PrivatePicture } from '../parts/transfer/private-picture.tsx';
import { transferText } from './text.ts';

/** The buyer's picture of a transfer, over the page in full size. */
export function TransferProof({ transfer: { paymentId, orderId } }: { transfer: WaitingTransfer }) {
  const order = orderNumber(orderId);
  return (
    <PrivatePicture
      call={readTransferProof}
      input={{ paymentId }}
      label={transferText.show}
      name={transferText.showOf(order)}
      title={transferText.proof}
      alt={transferText.proofOf(order)}
    />
  );
}
