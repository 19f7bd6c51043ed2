import type { LedgerAccount } from '#modules/ledger/account.ts';
import type { PostingEntry } from '#modules/ledger/posting.ts';
import type { Piastres } from '#platform/money.ts';
import type { StatementLine } from './statement.ts';

export const EXCEPTION_KINDS = ['short', 'over', 'missing'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** `recovered`: the difference was paid after all, by whoever owed it. `written_off`: nobody waits for it any longer. */
export const EXCEPTION_OUTCOMES = ['recovered', 'written_off'] as const;
export type ExceptionOutcome = (typeof EXCEPTION_OUTCOMES)[number];

/** What a courier owes us. */
export const courierReceivable = (courier: string): LedgerAccount => `courier_receivable:${courier}`;

/** How what came differs from what was due; null when it does not. */
export function differenceOf(
  { gross }: Pick<StatementLine, 'gross'>,
  due: Piastres,
): { kind: Exclude<ExceptionKind, 'missing'>; amount: Piastres } | null {
  if (gross === due) return null;
  return gross < due ? { kind: 'short', amount: due - gross } : { kind: 'over', amount: gross - due };
}

/** A statement in the ledger (section 7: remittance): the courier owes less by all he took, and was paid his fees of it. */
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

/** What closing an exception moves. Of money that came too much, `recovered` gives it back and `written_off` keeps it. */
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

/** Whether two people must agree: a loss of more than one may decide alone (A4). */
export function needsSecond(
  { kind, amount }: Pick<Closed, 'kind' | 'amount'>,
  outcome: ExceptionOutcome,
  aloneUpTo: Piastres,
): boolean {
  return outcome === 'written_off' && kind !== 'over' && amount > aloneUpTo;
}
