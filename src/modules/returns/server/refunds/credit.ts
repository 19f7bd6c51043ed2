import { post } from '#modules/ledger/server/post.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { cairoDay, startOfCairoDay } from '#platform/dates.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/database.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type {
  giveGoodwill as giveCall,
  showGoodwillBuyer as showBuyerCall,
  showCredit as showCall,
} from '../../refunds.calls.ts';
import { refuseCase } from '../../text.ts';
import { findGoodwill, insertGoodwill, selectCredit, selectGiven, selectGoodwillBuyer } from './queries.ts';

const MOST_MOVES = 50;
const KIND_OF: Readonly<Record<string, 'refund' | 'goodwill' | 'spent'>> = {
  refund_tender: 'refund',
  goodwill: 'goodwill',
  payment: 'spent',
  order: 'spent',
};

/** A buyer's credit, summed up from the account's entries (M11), and the newest entries. */
export async function showCredit(
  { db }: Ctx,
  _: object,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof showCall>> {
  const moves = await selectCredit(db, viewer.userId, MOST_MOVES);
  return {
    balance: toPounds(moves[0]?.balance ?? 0),
    moves: moves.map(({ id, at, amount, balance, cause }) => ({
      id,
      at: at.toISOString(),
      amount: toPounds(amount),
      balance: toPounds(balance),
      kind: KIND_OF[cause] ?? 'other',
    })),
  };
}

/**
 * Account credit as a gift of the shop, up to the limit of the settings for a buyer and a day; and one person gives no more
 * a day than one may sign alone (`goodwill_used_up`): then somebody else gives it. Audited with its reason. A repeated key
 * gives nothing more.
 */
export async function giveGoodwill(
  ctx: Ctx,
  { amount: pounds, reason, ...asked }: CallInput<typeof giveCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof giveCall>> {
  const amount = fromPounds(pounds);
  const { returns } = await readSettings(ctx);
  if (amount > returns.goodwillMax) throw refuseCase('too_much_goodwill');
  return transaction(ctx, async tx => {
    const givenBy = caller.viewer.userId;
    const given = await insertGoodwill(tx, { ...asked, amount, reason, givenBy, now: ctx.clock.now() });
    if (!given) return { id: await givenBefore(tx, asked.key) };
    const { id, userId } = given;
    const since = startOfCairoDay(cairoDay(ctx.clock.now()));
    const { byGiver, toBuyer } = await selectGiven(tx, { givenBy, userId, since });
    if (toBuyer > returns.goodwillMax || byGiver > returns.twoApproversAbove)
      throw refuseCase('goodwill_used_up');
    await post(tx, {
      cause: { type: 'goodwill', id },
      kind: 'given',
      entries: [
        { account: 'claim_cost', debit: amount },
        { account: `store_credit:${userId}`, credit: amount },
      ],
      reason,
      userId: givenBy,
      at: ctx.clock.now(),
    });
    const subject = { type: 'user', id: userId };
    await recordChange(tx, caller, { what: 'credit.goodwill', subject, from: null, to: amount, reason });
    return { id };
  });
}

/** Told before anything is given, so that a mistyped number shows somebody else's name. Refuses with `buyer_not_found`. */
export async function showGoodwillBuyer(
  ctx: Ctx,
  asked: CallInput<typeof showBuyerCall>,
  { viewer }: Caller<Account>,
): Promise<CallBody<typeof showBuyerCall>> {
  const { returns } = await readSettings(ctx);
  const since = startOfCairoDay(cairoDay(ctx.clock.now()));
  const buyer = await selectGoodwillBuyer(ctx.db, { ...asked, givenBy: viewer.userId, since });
  if (!buyer) throw refuseCase('buyer_not_found');
  const { byGiver, toBuyer, ...shown } = buyer;
  const most = Math.min(returns.goodwillMax - toBuyer, returns.twoApproversAbove - byGiver);
  return { ...shown, most: toPounds(Math.max(0, most)) };
}

async function givenBefore(tx: Tx, key: string): Promise<number> {
  const id = await findGoodwill(tx, key);
  if (id === undefined) throw refuseCase('buyer_not_found');
  return id;
}
