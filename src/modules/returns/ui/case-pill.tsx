import { Pill, type Tone } from '#kit/display/pill.tsx';
import type { RefundState } from '#modules/refunds/refund.ts';
import { REFUND_STATE_LABELS } from '#modules/refunds/text.ts';
import type { ClaimState } from '../claim.ts';
import type { ReturnState } from '../return.ts';
import { CLAIM_STATE_LABELS, RETURN_STATE_LABELS, returnText } from '../text.ts';

const RETURN_TONES: Readonly<Record<ReturnState, Tone>> = {
  requested: 'warn',
  approved: 'info',
  awaiting_pickup: 'info',
  in_transit: 'info',
  received: 'info',
  inspected: 'info',
  resolved: 'ok',
  rejected: 'danger',
  escalated: 'warn',
  cancelled: 'neutral',
  expired: 'neutral',
  closed: 'neutral',
};
const CLAIM_TONES: Readonly<Record<ClaimState, Tone>> = { open: 'warn', answered: 'info', decided: 'ok' };
const REFUND_TONES: Readonly<Record<RefundState, Tone>> = {
  drafted: 'warn',
  approved: 'info',
  sending: 'info',
  succeeded: 'ok',
  failed: 'danger',
  refused: 'neutral',
};

export const ReturnPill = ({ state }: { state: ReturnState }) => (
  <Pill tone={RETURN_TONES[state]}>{RETURN_STATE_LABELS[state]}</Pill>
);
export const ClaimPill = ({ state }: { state: ClaimState }) => (
  <Pill tone={CLAIM_TONES[state]}>{CLAIM_STATE_LABELS[state]}</Pill>
);
/** What was spent on goods instead is not called money that came back. */
export const RefundPill = ({ state, replacement = 0 }: { state: RefundState; replacement?: number }) => (
  <Pill tone={REFUND_TONES[state]}>
    {state === 'succeeded' && replacement > 0 ? returnText.spent : REFUND_STATE_LABELS[state]}
  </Pill>
);
