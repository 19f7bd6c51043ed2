import { methodName } from '#modules/payments/text.ts';
import { senderName } from '#modules/remittances/sender.ts';
import type { FinanceRow } from '#modules/reports/finance-work.calls.ts';

/** Whom a row is about: shops have their names, and money on its way is known by who has it. */
export function whoOf({ kind, who }: Pick<FinanceRow, 'kind' | 'who'>): string {
  return kind === 'transfer' ? methodName(who) : senderName(who);
}
