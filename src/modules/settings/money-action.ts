/** What one person may do alone, up to a limit. */
export const LIMITED_ACTIONS = [
  'refund',
  'sentRefund',
  'transfer',
  'goodwill',
  'adjustment',
  'cashDifference',
  'courierClaim',
  'debtPaid',
] as const;
type LimitedAction = (typeof LIMITED_ACTIONS)[number];

/**
 * What staff do that moves or creates money. Each has its row in the table of limits (settings, `signers` and beside it).
 * The first two always take two people.
 */
export const MONEY_ACTIONS = ['payout', 'taxAndFees', ...LIMITED_ACTIONS] as const;
export type MoneyAction = (typeof MONEY_ACTIONS)[number];

/**
 * Those that give somebody something. Their limits count everything of a day, because a gift can be cut into small ones:
 * beside what one person gives, what one merchant or buyer is given.
 */
export const GIVING_ACTIONS = ['goodwill', 'adjustment'] as const satisfies readonly MoneyAction[];
type GivingAction = (typeof GIVING_ACTIONS)[number];

export const isLimited = (action: MoneyAction): action is LimitedAction =>
  LIMITED_ACTIONS.some(each => each === action);

export const isGiving = (action: MoneyAction): action is GivingAction =>
  GIVING_ACTIONS.some(each => each === action);
