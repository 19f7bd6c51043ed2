import { Suspense, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { lazyPart } from '#kit/lazy-part.ts';
import { type RefundRow, showRefundToTransfer } from '#modules/refunds/calls.ts';
import { api } from '../../../data/api.ts';
import { useAction } from '../../../data/use-action.ts';
import { useOvertaken } from '../../../parts/overtaken.ts';
import { transferText } from './text.ts';

/** The home of all staff would fetch it otherwise. */
const TransferDialog = lazyPart(async () => (await import('./transfer-dialog.tsx')).TransferDialog);

interface TransferButtonProps {
  refundId: number;
  onChanged: () => Promise<void>;
}

/** Records the transfer of a refund where the list has no more than its number; it is read anew before its dialog opens. */
export function TransferButton({ refundId, onChanged }: TransferButtonProps) {
  const [refund, setRefund] = useState<RefundRow>();
  const [opened, setOpened] = useState(false);
  const { busy, message, run } = useAction();
  const overtaken = useOvertaken();
  const open = async () => {
    const refusal = await run(async () => {
      setRefund(await api(showRefundToTransfer, { refundId }));
      setOpened(true);
    });
    await overtaken(refusal, onChanged);
  };
  const waits = refund?.needsChannel && !refund.hasChannel;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        busy={busy ? transferText.opening : undefined}
        onClick={() => void open()}
      >
        {transferText.record}
      </Button>
      <FormError message={message} />
      <output>{waits && transferText.waitsForChannel}</output>
      {refund && opened && !waits && (
        <Suspense>
          <TransferDialog refund={refund} onClose={() => setOpened(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </>
  );
}
