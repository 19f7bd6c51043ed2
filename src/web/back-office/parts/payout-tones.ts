import type { Tone } from '#kit/display/pill.tsx';
import type { PayoutState } from '#modules/payouts/payout.ts';

export const PAYOUT_TONES: Readonly<Record<PayoutState, Tone>> = {
  draft: 'warn',
  approved: 'info',
  processing: 'info',
  paid: 'ok',
  failed: 'danger',
};
