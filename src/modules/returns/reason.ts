/** Who pays for the way back; the reason fixes it (law 181/2018, articles 21 and 40). */
export type ReturnPayer = 'buyer' | 'merchant';

interface ReasonRule {
  /** `no_reason`: 14 days, except excluded goods; `defect`: 30 days; `always`: by claim, at any time. */
  window: 'no_reason' | 'defect' | 'always';
  payer: ReturnPayer;
  /** Without a photo nobody can judge it. */
  photos: 'needed' | 'welcome';
}

/** The reasons for a return. Those with the window `always` open a claim, the others a return. */
export const REASON_RULES = {
  changed_mind: { window: 'no_reason', payer: 'buyer', photos: 'welcome' },
  does_not_fit: { window: 'no_reason', payer: 'buyer', photos: 'welcome' },
  defect: { window: 'defect', payer: 'merchant', photos: 'needed' },
  wrong: { window: 'always', payer: 'merchant', photos: 'needed' },
  damaged: { window: 'always', payer: 'merchant', photos: 'needed' },
  not_as_described: { window: 'always', payer: 'merchant', photos: 'needed' },
  counterfeit: { window: 'always', payer: 'merchant', photos: 'needed' },
} as const satisfies Record<string, ReasonRule>;

export type ReturnReason = keyof typeof REASON_RULES;
export const RETURN_REASONS = Object.keys(REASON_RULES) as ReturnReason[];

export const reasonRule = (reason: ReturnReason): ReasonRule => REASON_RULES[reason];
