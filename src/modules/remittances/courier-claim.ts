import { merchantPayable } from '#modules/ledger/account.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import type { Piastres } from '#platform/money.ts';
import { receivableOf } from './sender.ts';

/** `accepted`: the courier owes an amount and has not paid it. `ended`: it paid, or somebody else bears the loss. */
export const COURIER_CLAIM_STATES = ['open', 'accepted', 'ended'] as const;

export const COURIER_DECISIONS = ['accepted', 'rejected'] as const;
export type CourierDecision = (typeof COURIER_DECISIONS)[number];

/** Whose loss it is where the courier pays nothing, by whose fault it was. */
export const LOSS_PARTIES = ['merchant', 'platform'] as const;
export type LossParty = (typeof LOSS_PARTIES)[number];

/** Listed at a time, the oldest: the next come up as these end. */
export const MOST_COURIER_CLAIMS = 100;
/** In days; an older claim on a courier is an alarm. */
export const CLAIM_ALARM_DAYS = 30;

interface Loss {
  courier: string;
  merchantId: number;
  /** The price of the units that did not come back sellable; their merchant has earned nothing of them. */
  goods: Piastres;
}

/** The courier owes what it accepted: the merchant is compensated up to the goods, and the rest was our delivery. */
export function acceptedEntries({ courier, merchantId, goods }: Loss, amount: Piastres): PostingEntry[] {
  const ofMerchant = Math.min(amount, goods);
  return [
    { account: receivableOf(courier), debit: amount },
    { account: merchantPayable(merchantId), credit: ofMerchant },
    { account: 'delivery_income', credit: amount - ofMerchant },
  ];
}

/** The courier owes nothing. The merchant has lost the goods already, unless the shop makes good for them. */
export function rejectedEntries({ merchantId, goods }: Loss, lossParty: LossParty): PostingEntry[] {
  if (lossParty === 'merchant') return [];
  return [
    { account: 'claim_cost', debit: goods },
    { account: merchantPayable(merchantId), credit: goods },
  ];
}

/** The bank shows what the courier accepted. */
export function paidEntries({ courier }: Pick<Loss, 'courier'>, amount: Piastres): PostingEntry[] {
  return [
    { account: 'bank', debit: amount },
    { account: receivableOf(courier), credit: amount },
  ];
}
