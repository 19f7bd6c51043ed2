import { post } from '#modules/ledger/server/post.ts';
import { givenAlone, type MoneyUseCase, signMoney } from '#modules/ledger/server/sign-money.ts';
import { readSettings } from '#modules/settings/server/read-settings.ts';
import { fromPounds, toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import type { UseCase } from '#platform/server/route.ts';
import type {
  giveGoodwill as giveCall,
  showGoodwillBuyer as showBuyerCall,
  showCredit as showCall,
} from '../../credit.calls.ts';
import { refuseCase } from '../../text.ts';
import { insertGoodwill, selectCredit } from './credit.sql.ts';
import { findCustomer } from './show-customer.ts';

const MOST_MOVES = 50;
const KIND_OF: Readonly<Record<string, 'refund' | 'goodwill' | 'spent'>> = {
  refund_tender: 'refund',
  goodwill: 'goodwill',
  payment: 'spent',
  order: 'spent',
};

/** A buyer's credit, summed up from the account's entries (M11), and the newest entries. */
export const showCredit: UseCase<typeof showCall> = async ({ db }, _, { viewer }) => {
  const moves = await selectCredit(db, viewer.userId, MOST_MOVES);
  return {
    balance: toPounds(moves[0]?.balance ?? 0),
    moves: moves.map(({ id, at, amount, balance, cause, isExchange }) => ({
      id,
      at: at.toISOString(),
      amount: toPounds(amount),
      balance: toPounds(balance),
      kind: isExchange ? (amount > 0 ? 'exchanged' : 'replacement') : (KIND_OF[cause] ?? 'other'),
    })),
  };
};

/**
 * Account credit as a gift of the shop, at once or once enough people have signed. Audited with its reason. A repeated key
 * gives nothing more.
 */
export const giveGoodwill: MoneyUseCase<typeof giveCall> = async (ctx, tx, { asked, by: caller }) => {
  const { key, userId, reason } = asked;
  const amount = fromPounds(asked.amount);
  const now = ctx.clock.now();
  const act = { action: 'goodwill', subject: key, amount, beneficiaryId: userId, asked } as const;
  const { state, askedBy } = await signMoney(ctx, tx, { act, by: caller });
  if (state === 'before') return { waits: false };
  await findCustomer(tx, { userId });
  if (state === 'waits') return { waits: true };
  const id = await insertGoodwill(tx, { key, userId, amount, reason, givenBy: askedBy, now });
  if (id === undefined) throw refuseCase('buyer_not_found');
  await post(tx, {
    cause: { type: 'goodwill', id },
    kind: 'given',
    entries: [
      { account: 'claim_cost', debit: amount },
      { account: `store_credit:${userId}`, credit: amount },
    ],
    reason,
    userId: askedBy,
    at: now,
  });
  const subject = { type: 'user', id: userId };
  await recordChange(tx, caller, { what: 'credit.goodwill', subject, from: null, to: amount, reason });
  return { waits: false };
};

/** Told before anything is given, so that a mistyped number shows somebody else's name. Refuses with `buyer_not_found`. */
export const showGoodwillBuyer: UseCase<typeof showBuyerCall> = async (ctx, asked, { viewer }) => {
  const { aloneUpTo, toOneUpTo } = await readSettings(ctx);
  const buyer = await findCustomer(ctx.db, asked);
  const act = { action: 'goodwill', beneficiaryId: buyer.userId } as const;
  const { byGiver, toOne } = await givenAlone(ctx, ctx.db, { ...act, userId: viewer.userId });
  const most = Math.min(toOneUpTo.goodwill - toOne, aloneUpTo.goodwill - byGiver);
  return { ...buyer, most: toPounds(Math.max(0, most)) };
};
