import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { FormError } from '#kit/form/form-error.tsx';
import { FullView } from '#kit/overlay/full-view.tsx';
import { readTransferProof, type WaitingTransfer } from '#modules/payments/back-office.calls.ts';
import { orderNumber } from '#platform/id.ts';
import { dataAddress, fetchFile } from '../../data/files.ts';
import { useAction } from '../../data/use-action.ts';
import styles from './payments.module.css';
import { transferText } from './text.ts';

/** The buyer's picture of a transfer, over the page in full size. */
export function TransferProof({ transfer: { paymentId, orderId } }: { transfer: WaitingTransfer }) {
  const [address, setAddress] = useState<string>();
  const { busy, message, run } = useAction();
  const show = () =>
    run(async () => setAddress(await dataAddress((await fetchFile(readTransferProof, { paymentId })).file)));
  return (
    <>
      <Button
        size="small"
        variant="soft"
        icon="image"
        busy={busy ? transferText.showing : undefined}
        aria-label={transferText.showOf(orderNumber(orderId))}
        onClick={() => void show()}
      >
        {transferText.show}
      </Button>
      <FormError message={message} />
      <FullView open={address !== undefined} onClose={() => setAddress(undefined)} title={transferText.proof}>
        {address && (
          <img src={address} alt={transferText.proofOf(orderNumber(orderId))} className={styles.full} />
        )}
      </FullView>
    </>
  );
}
