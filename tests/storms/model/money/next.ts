import type { ReturnState } from '#modules/returns/return.ts';
import type { ReturnEvent } from '#modules/returns/transitions.ts';
import type { View } from '../view.ts';
import type { CaseWho, MoneyAction } from './action.ts';
import type { MoneyView } from './view.ts';

const RETURN_NEXT: Readonly<Partial<Record<ReturnState, readonly [ReturnEvent, CaseWho]>>> = {
  requested: ['approved', 'merchant'],
  approved: ['received', 'merchant'],
  awaiting_pickup: ['handed_over', 'buyer'],
  in_transit: ['received', 'merchant'],
  received: ['inspected', 'merchant'],
  inspected: ['resolved', 'merchant'],
  rejected: ['appealed', 'buyer'],
  escalated: ['upheld', 'staff'],
};
const PAYOUT_NEXT: Readonly<Record<string, 'approve' | 'send' | 'confirm' | 'retry'>> = {
  draft: 'approve',
  approved: 'send',
  processing: 'confirm',
  failed: 'retry',
};
const DELIVERED: ReadonlySet<string> = new Set(['delivered', 'completed']);

interface Chance {
  which: number;
  by: number;
}

/** What usually comes next for money, wherever it is: without it hardly any would get to its end. */
export function nextOfMoney(view: View, money: MoneyView, { which, by }: Chance): MoneyAction | undefined {
  const all: MoneyAction[] = [
    ...places(money.attempts, ({ waits, status }) => waits && status === 'pending').map(
      (at): MoneyAction => ({ kind: 'gateway', which: at, does: 'pay', trouble: null }),
    ),
    ...places(view.parts, ({ status }) => DELIVERED.has(status)).map(
      (at): MoneyAction => ({
        kind: 'ask back',
        which: at,
        who: 'buyer',
        reason: by === 0 ? 'damaged' : 'changed_mind',
        units: which % 2,
        wish: by === 1 ? 'credit' : 'refund',
      }),
    ),
    ...steps(money.returns, RETURN_NEXT).map(
      ([[event, who], at]): MoneyAction => ({
        kind: 'return',
        event,
        who,
        which: at,
        units: event === 'inspected' ? 3 : 0,
        outcome: 'refund',
      }),
    ),
    ...places(money.claims, ({ state }) => state === 'open').map(
      (at): MoneyAction => ({ ...CLAIM, event: 'answered', who: 'merchant', which: at }),
    ),
    ...places(money.claims, ({ state }) => state === 'answered').map(
      (at): MoneyAction => ({ ...CLAIM, event: 'decided', who: 'staff', which: at }),
    ),
    ...places(money.refunds, ({ state }) => state === 'drafted').map(
      (at): MoneyAction => ({ kind: 'refund', step: 'approve', which: at, by }),
    ),
    ...places(money.refunds, ({ state }) => state === 'sending').map(
      (at): MoneyAction => ({ kind: 'refund', step: 'transfer', which: at, by }),
    ),
    ...(money.attempts.some(({ status }) => status === 'disputed')
      ? [{ kind: 'dispute', which: 0, decision: 'lost', lossParty: 'merchant', by } as const]
      : []),
    ...steps(money.payouts, PAYOUT_NEXT).map(
      ([step, at]): MoneyAction => ({ kind: 'payout', step, which: at, by }),
    ),
    ...(money.cash.length > 0 ? [{ kind: 'remit', which: 0, off: 0, by } as const] : []),
    ...places(money.remittances, ({ settled }) => !settled).map(
      (at): MoneyAction => ({ kind: 'reconcile', which: at, off: 0, by }),
    ),
    ...places(money.differences, ({ closed }) => !closed).map(
      (at): MoneyAction => ({ kind: 'difference', step: by === 0 ? 'write off' : 'agree', which: at, by }),
    ),
  ];
  return all[which % Math.max(1, all.length)];
}

const CLAIM = { kind: 'claim', decision: 'refund', loss: 'merchant' } as const;

/** The places of those that are meant, counted among them. */
function places<T>(all: readonly T[], isMeant: (each: T) => boolean): number[] {
  return all.filter(isMeant).map((_, at) => at);
}

/** Each with its next step and its place among those that the step can be taken with; enough for which one it is. */
function steps<S extends string, Next>(
  all: readonly { state: S }[],
  next: Readonly<Partial<Record<S, Next>>>,
): [Next, number][] {
  return all.flatMap(({ state }, at) => (next[state] ? [[next[state] as Next, at] as [Next, number]] : []));
}
