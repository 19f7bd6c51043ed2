import { useState } from 'react';
import { Pill } from '#kit/display/pill.tsx';
import { attachReceipt, type RefundRow, readReceipt } from '#modules/refunds/calls.ts';
import { FilePicker } from '../../../parts/file-picker.tsx';
import { PrivatePicture } from './private-picture.tsx';
import { transferText } from './text.ts';

/** The picture of the bank's receipt, stored as soon as it is chosen; until the transfer is recorded it may be another. */
export function ReceiptField({ refund: { id: refundId, receipt } }: { refund: RefundRow }) {
  const [isStored, setStored] = useState(receipt === 'stored');
  return (
    <>
      <FilePicker
        label={isStored ? transferText.attachAgain : transferText.attach}
        hint={transferText.attachHint}
        accept="image/*"
        call={attachReceipt}
        input={{ refundId }}
        onDone={() => setStored(true)}
      />
      <output>{isStored && <Pill tone="ok">{transferText.attached}</Pill>}</output>
    </>
  );
}

interface ReceiptProps {
  refund: RefundRow;
  onChanged: () => void;
}

/** The receipt of a refund that was sent, or the way to add one that was forgotten. */
export function Receipt({ refund: { id: refundId, receipt }, onChanged }: ReceiptProps) {
  if (receipt === 'none') return null;
  if (receipt === 'missing')
    return (
      <FilePicker
        label={transferText.attach}
        accept="image/*"
        call={attachReceipt}
        input={{ refundId }}
        onDone={onChanged}
      />
    );
  const number = String(refundId);
  return (
    <PrivatePicture
      call={readReceipt}
      input={{ refundId }}
      label={transferText.receipt}
      name={transferText.showReceiptOf(number)}
      title={transferText.receipt}
      alt={transferText.receiptOf(number)}
    />
  );
}
