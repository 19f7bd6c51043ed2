import type { Settings } from '#modules/settings/settings.ts';
import type { Piastres } from '#platform/money.ts';

/** What is known of an order that is to be paid at the door, and of what became of earlier ones to its mobile. */
export interface OrderFacts {
  total: Piastres;
  governorateId: number;
  categoryIds: readonly number[];
  /** Whether every merchant in it may be paid at the door. */
  everybodyTakesCash: boolean;
  /** Parcels that were taken, and that were refused, at the door by this account or mobile. */
  delivered: number;
  refused: number;
  /** Orders of this account that are still on their way to him. */
  openOrders: number;
}

/** Codes under which cash is denied; their sentences stand in text.ts. */
export type CashDenial =
  | 'cash_limit'
  | 'cash_not_there'
  | 'cash_not_for_these'
  | 'cash_not_from_these'
  | 'cash_refused_before'
  | 'cash_too_many_open';

/** To be confirmed by a code, or not at all. What no rule speaks of is allowed. */
type CashRule = { applies(facts: OrderFacts, settings: Settings): boolean } & (
  | { outcome: 'deny'; reason: CashDenial }
  | { outcome: 'confirm'; reason: 'dear_first_order' | 'refuses_often' }
);

/** Rules of cash on delivery in their order: the first that applies decides (egypt.md 4.1; the numbers are settings). */
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
    // A merchant who is restricted (orders-and-money.md, section 8).
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
    applies: ({ delivered, total }, { cashConfirmFirstAbove }) =>
      delivered === 0 && total > cashConfirmFirstAbove,
  },
  {
    outcome: 'confirm',
    reason: 'refuses_often',
    applies: ({ delivered, refused }, { cashConfirmRefusedShare }) =>
      refused > 0 && refused >= cashConfirmRefusedShare * (refused + delivered),
  },
];

/** Of a way to pay on an order. */
export type Verdict = { outcome: 'allow' } | { outcome: 'confirm' } | { outcome: 'deny'; reason: CashDenial };

/** Whether an order may be paid at the door. */
export function judgeCash(facts: OrderFacts, settings: Settings): Verdict {
  return CASH_RULES.find(rule => rule.applies(facts, settings)) ?? { outcome: 'allow' };
}
