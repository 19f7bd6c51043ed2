import { Note } from '#kit/display/note.tsx';
import { payText } from '#modules/payments/text.ts';
import type { ShownPayment } from './use-payment.ts';

type SentProof = NonNullable<NonNullable<ShownPayment['attempt']>['proof']>;

/** Whether the picture of a transfer waits for staff, or why they refused it. */
export function ProofState({ proof: { refusal } }: { proof: SentProof }) {
  if (refusal === null) return <Note tone="ok">{payText.proofSent}</Note>;
  return (
    <Note tone="danger">
      <p>
        <strong>{payText.proofRefused}</strong>
      </p>
      <p>
        <bdi>{refusal}</bdi>
      </p>
    </Note>
  );
}
