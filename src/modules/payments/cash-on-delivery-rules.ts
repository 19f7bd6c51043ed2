import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';

/** The facts about an order to be paid at the door, and the fate of earlier orders to its mobile. */
export interface OrderFacts {
  total: Piastres;
  governorateId: number;
  categoryIds: readonly number[];
  /** Whether every merchant in it accepts payment at the door. */
  everybodyTakesCash: boolean;
  /** Parcels that this account or mobile accepted, and refused, at the door. */
  delivered: number;
  refused: number;
  /** Other orders of this account that are still under way. */
  openOrders: number;
  /** Orders of this account that it cancelled itself within a day, after their merchants were told or a code was sent. */
  cancelledLately: number;
  /** Whether the parcel's mobile is the account's own, and a code proved it within the last hour. */
  mobileJustProved: boolean;
}

/** Codes that deny cash on delivery; their sentences are in text.ts. */
export const CASH_DENIALS = [
  'cash_limit',
  'cash_not_there',
  'cash_not_for_these',
  'cash_not_from_these',
  'cash_refused_before',
  'cash_too_many_open',
] as const;
export type CashDenial = (typeof CASH_DENIALS)[number];

/** More than anybody who is undecided cancels in a day. Our own choice. */
export const CANCELLED_OFTEN = 5;

/** To be confirmed by a code, or not at all. Orders that no rule mentions are allowed. */
type CashRule = { applies(facts: OrderFacts, settings: Settings): boolean } & (
  | { outcome: 'deny'; reason: CashDenial }
  | { outcome: 'confirm'; reason: 'dear_first_order' | 'refuses_often' | 'cancels_often' }
);

/**
 * The rules of cash on delivery in order: the first that applies decides (docs/egypt.md, Cash on delivery; the numbers
 * are settings).
 */
export const CASH_RULES: readonly CashRule[] = [
  {
    outcome: 'deny',
    reason: 'cash_limit',
    applies: ({ total }, { cashOnDeliveryMax }) => total > cashOnDeliveryMax,
  },
  {
    outcome: 'deny',
    reason: 'cash_not_there',
    applies: ({ governorateId }, { cashNotInGovernorates }) => cashNotInGovernorates.includes(governorateId),
  },
  {
    outcome: 'deny',
    reason: 'cash_not_for_these',
    applies: ({ categoryIds }, { cashNotForCategories }) =>
      categoryIds.some(id => cashNotForCategories.includes(id)),
  },
  {
    // A restricted merchant (docs/orders-rules.md, Merchants).
    outcome: 'deny',
    reason: 'cash_not_from_these',
    applies: ({ everybodyTakesCash }) => !everybodyTakesCash,
  },
  {
    outcome: 'deny',
    reason: 'cash_refused_before',
    applies: ({ refused, delivered }, { cashBlockAfterRefusals }) =>
      refused >= cashBlockAfterRefusals && refused > delivered,
  },
  {
    outcome: 'deny',
    reason: 'cash_too_many_open',
    applies: ({ openOrders }, { cashOpenOrdersMax }) => openOrders >= cashOpenOrdersMax,
  },
  {
    outcome: 'confirm',
    reason: 'dear_first_order',
    applies: ({ delivered, total, mobileJustProved }, { cashConfirmFirstAbove }) =>
      delivered === 0 && total > cashConfirmFirstAbove && !mobileJustProved,
  },
  {
    outcome: 'confirm',
    reason: 'refuses_often',
    applies: ({ delivered, refused }, { cashConfirmRefusedShare }) =>
      refused > 0 && refused >= cashConfirmRefusedShare * (refused + delivered),
  },
  {
    // Each such order costs text messages to all of its merchants' people (docs/decisions/0182-orders-that-come-to-nothing.md).
    outcome: 'confirm',
    reason: 'cancels_often',
    applies: ({ cancelledLately }) => cancelledLately >= CANCELLED_OFTEN,
  },
];

/** The decision on one payment method for one order. */
export type CashDecision =
  | { outcome: 'allow' }
  | { outcome: 'confirm' }
  | { outcome: 'deny'; reason: CashDenial };

/** Whether an order may be paid at the door. */
export function checkCash(facts: OrderFacts, settings: Settings): CashDecision {
  return CASH_RULES.find(rule => rule.applies(facts, settings)) ?? { outcome: 'allow' };
}

/** What denies cash to this buyer whatever is ordered, and wherever it goes; null if nothing does. */
export function checkBuyersCash(
  record: Pick<OrderFacts, 'delivered' | 'refused' | 'openOrders' | 'cancelledLately'>,
  settings: Settings,
): CashDenial | null {
  const nothingElse = { total: 0, governorateId: 0, categoryIds: [], everybodyTakesCash: true };
  const decision = checkCash({ ...record, ...nothingElse, mobileJustProved: true }, settings);
  return decision.outcome === 'deny' ? decision.reason : null;
}
