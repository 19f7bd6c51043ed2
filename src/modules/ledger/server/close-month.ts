import { cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { type Piastres, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import { AGEING_ACCOUNTS, agedBalance, nextMonth, sumAges } from '../month.ts';
import type { AccountAges, closeMonth as closeCall, showMonth as showCall } from '../months.calls.ts';
import { ledgerRefusal } from '../text.ts';
import {
  type AgedRow,
  hasWaitingActs,
  insertClosed,
  lockPostings,
  type MonthRow,
  selectAged,
  selectMonths,
  selectTrialBalance,
} from './close-month.sql.ts';

/** A month of the books: what moved, and how old is what stands. */
export const showMonth: UseCase<typeof showCall> = async (ctx, { month: asked }) => {
  // The books of years are read by finance alone, and may take longer than a shopper waits.
  const { patient: run } = ctx;
  const months = await selectMonths(run, firstOfThisMonth(ctx));
  const oldest = months.findLast(({ closedAt }) => closedAt === null)?.month;
  const month = asked ?? oldest ?? firstOfThisMonth(ctx).slice(0, 7);
  const row = months.find(each => each.month === month);
  const balances = await selectTrialBalance(run, `${month}-01`);
  const until = startOfCairoDay(nextMonth(month));
  return {
    month,
    months: months.map(each => each.month),
    closed: row?.closedAt ? { by: row.closedBy ?? '', at: row.closedAt.toISOString() } : null,
    waitsFor: await waitsFor(ctx, run, { month, months }),
    balances: balances.map(({ account, ...amounts }) => ({ account, ...inPounds(amounts) })),
    ageing: agesOf(await selectAged(run, until)),
  };
};

/**
 * Closes a month: nothing is posted into it any more, and its balances stay. Refuses one that is not over, has an open one
 * before it, or in which money was asked for that still waits for signatures. Audited.
 */
export const closeMonth: UseCase<typeof closeCall> = (ctx, { month }, by) =>
  transaction(ctx, async tx => {
    await lockPostings(tx);
    const months = await selectMonths(tx, firstOfThisMonth(ctx));
    if (months.some(each => each.month === month && each.closedAt !== null))
      throw ledgerRefusal('month_closed');
    const reason = await waitsFor(ctx, tx, { month, months });
    if (reason) throw ledgerRefusal(REFUSALS[reason]);
    await insertClosed(tx, { month: `${month}-01`, userId: by.viewer.userId, at: ctx.clock.now() });
    const subject = { type: 'month', id: month };
    await recordChange(tx, by, { what: 'ledger.month_closed', subject, from: null, to: month });
    return { closed: true };
  });

const REFUSALS = {
  its_end: 'month_not_over',
  earlier_month: 'month_before_open',
  signatures: 'money_waits',
} as const;

const firstOfThisMonth = ({ clock }: Ctx): string => `${cairoDay(clock.now()).slice(0, 7)}-01`;

async function waitsFor(
  ctx: Ctx,
  run: Runner,
  { month, months }: { month: string; months: readonly MonthRow[] },
): Promise<keyof typeof REFUSALS | null> {
  if (nextMonth(month) > firstOfThisMonth(ctx)) return 'its_end';
  if (months.some(each => each.month < month && each.closedAt === null)) return 'earlier_month';
  return (await hasWaitingActs(run, startOfCairoDay(nextMonth(month)))) ? 'signatures' : null;
}

function agesOf(rows: readonly AgedRow[]): AccountAges[] {
  return AGEING_ACCOUNTS.flatMap(account => {
    const own = rows.filter(row => row.account.split(':')[0] === account);
    if (own.length === 0) return [];
    const ages = sumAges(own.map(({ balance, moved }) => agedBalance(balance, moved)));
    return [
      {
        account,
        balance: toPounds(own.reduce((sum, { balance }) => sum + balance, 0)),
        ages: ages.map(toPounds),
      },
    ];
  });
}

function inPounds<T extends Record<string, Piastres>>(amounts: T) {
  const { opening = 0, debit = 0, credit = 0, closing = 0 } = amounts;
  return {
    opening: toPounds(opening),
    debit: toPounds(debit),
    credit: toPounds(credit),
    closing: toPounds(closing),
  };
}
