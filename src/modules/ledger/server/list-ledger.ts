import { addDays, startOfCairoDay } from '#platform/dates.ts';
import { foldDigits } from '#platform/digits.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import type { UseCase } from '#platform/server/route.ts';
import type {
  listBalances as balancesCall,
  LedgerTransactionBody,
  listLedger as listCall,
} from '../calls.ts';
import type { Numbered } from './causes-of.sql.ts';
import { type StoredTransaction, selectBalances, selectTransactions } from './list-ledger.sql.ts';

/** A page of the books by key; both days are included, in Cairo. */
export const listLedger: UseCase<typeof listCall> = async (ctx, input) => {
  const { from, to, limit, number, amount, ...filter } = input;
  const found = await selectTransactions(ctx.db, {
    ...filter,
    since: from === undefined ? null : startOfCairoDay(from),
    until: to === undefined ? null : startOfCairoDay(addDays(to, 1)),
    numbered: number === undefined ? null : numberedAs(number),
    amount: amount === undefined ? null : fromPounds(amount),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  return {
    transactions: page.map(describe),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
};

/** An order is WK-10037 to people and a payout #7. */
function numberedAs(typed: string): Numbered {
  const text = foldDigits(typed);
  const digits = text.replace(/^(wk-|#)/i, '');
  return { number: /^[1-9]\d{0,14}$/.test(digits) ? Number(digits) : null, text };
}

export const listBalances: UseCase<typeof balancesCall> = async ctx => {
  const accounts = await selectBalances(ctx.db);
  return {
    accounts: accounts.map(each => ({ ...each, balance: toPounds(each.balance) })),
    sum: toPounds(accounts.reduce((sum, { balance }) => sum + balance, 0)),
  };
};

function describe({ at, entries, ...transaction }: StoredTransaction): LedgerTransactionBody {
  const debits = entries.filter(({ amount }) => amount > 0);
  return {
    ...transaction,
    at: at.toISOString(),
    amount: toPounds(debits.reduce((sum, { amount }) => sum + amount, 0)),
    entries: entries.map(({ amount, ...entry }) => ({
      ...entry,
      debit: toPounds(Math.max(amount, 0)),
      credit: toPounds(Math.max(-amount, 0)),
    })),
  };
}
