import type { LedgerAccount } from '#modules/ledger/account.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import type { Piastres } from '#platform/money.ts';
import type { StatementLine } from './statement.ts';

export const EXCEPTION_KINDS = ['short', 'over', 'missing'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** `recovered`: the debtor paid the difference after all. `written_off`: nobody waits for it any longer. */
export const EXCEPTION_OUTCOMES = ['recovered', 'written_off'] as const;
export type ExceptionOutcome = (typeof EXCEPTION_OUTCOMES)[number];

/** Listed at a time, the oldest: the next come up as these are decided. */
export const MOST_EXCEPTIONS = 100;

/** A courier's debt to us. */
export const courierReceivable = (courier: string): LedgerAccount => `courier_receivable:${courier}`;

/** How the cash received differs from the cash due; null if it does not. */
export function differenceOf(
  { gross }: Pick<StatementLine, 'gross'>,
  due: Piastres,
): { kind: Exclude<ExceptionKind, 'missing'>; amount: Piastres } | null {
  if (gross === due) return null;
  return gross < due ? { kind: 'short', amount: due - gross } : { kind: 'over', amount: gross - due };
}

/**
 * The posting of a statement (docs/orders-rules.md, Books): the courier owes less by all the cash it collected and
 * keeps its fees.
 */
export function remittanceEntries(
  courier: string,
  { gross, fees, net }: { gross: Piastres; fees: Piastres; net: Piastres },
): PostingEntry[] {
  return [
    net >= 0 ? { account: 'bank', debit: net } : { account: 'bank', credit: -net },
    { account: 'courier_cost', debit: fees },
    { account: courierReceivable(courier), credit: gross },
  ];
}

interface Closed {
  kind: ExceptionKind;
  courier: string;
  amount: Piastres;
}

/** The posting that closes an exception. For surplus money, `recovered` returns it and `written_off` keeps it. */
export function exceptionEntries(
  { kind, courier, amount }: Closed,
  outcome: ExceptionOutcome,
): PostingEntry[] {
  const receivable = courierReceivable(courier);
  if (kind === 'over')
    return [
      { account: receivable, debit: amount },
      { account: outcome === 'recovered' ? 'bank' : 'adjustment_income', credit: amount },
    ];
  return [
    { account: outcome === 'recovered' ? 'bank' : 'written_off', debit: amount },
    { account: receivable, credit: amount },
  ];
}

/** Whether two people must agree, because the amount is above what one may decide, also that it was recovered (A4). */
export function needsSecond({ amount }: Pick<Closed, 'amount'>, aloneUpTo: Piastres): boolean {
  return amount > aloneUpTo;
}
