/**
 * What becomes of a parcel that was refunded and is under way after all: it is brought back, its buyer is asked to pay
 * again, or the merchant or the shop bears it (docs/decisions/0052).
 */
export const AFTER_REFUND = ['bring_back', 'ask_buyer', 'merchant', 'platform'] as const;
export type AfterRefund = (typeof AFTER_REFUND)[number];
