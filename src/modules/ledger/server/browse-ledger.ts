import type { CallBody, CallInput } from '#platform/call.ts';
import { addDays, startOfCairoDay } from '#platform/dates.ts';
import { toPounds } from '#platform/money.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { listBalances as balancesCall, LedgerEntryBody, listLedger as listCall } from '../calls.ts';
import { type StoredEntry, selectBalances, selectEntries } from './browse-ledger.sql.ts';

/** A page of the books by key; both days are included, in Cairo. */
export async function listLedger(
  ctx: Ctx,
  { from, to, limit, ...filter }: CallInput<typeof listCall>,
): Promise<CallBody<typeof listCall>> {
  const found = await selectEntries(ctx.db, {
    ...filter,
    since: from === undefined ? null : startOfCairoDay(from),
    until: to === undefined ? null : startOfCairoDay(addDays(to, 1)),
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  return {
    entries: page.map(describeEntry),
    next: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function listBalances(ctx: Ctx): Promise<CallBody<typeof balancesCall>> {
  const accounts = await selectBalances(ctx.db);
  return {
    accounts: accounts.map(each => ({ ...each, balance: toPounds(each.balance) })),
    sum: toPounds(accounts.reduce((sum, { balance }) => sum + balance, 0)),
  };
}

function describeEntry({ at, amount, ...entry }: StoredEntry): LedgerEntryBody {
  return {
    ...entry,
    at: at.toISOString(),
    debit: toPounds(Math.max(amount, 0)),
    credit: toPounds(Math.max(-amount, 0)),
  };
}
