import { toPounds } from '#platform/money.ts';
import { recordChange } from '#platform/server/audit.ts';
import { type Ctx, transaction } from '#platform/server/context.ts';
import type { Runner } from '#platform/server/database.ts';
import type { UseCase } from '#platform/server/route.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { writeCustomerNote as noteCall, showCustomer as showCall } from '../../customers.calls.ts';
import { refuseCase } from '../../text.ts';
import { selectCredit } from './credit.sql.ts';
import {
  type CustomerKey,
  insertCustomerNote,
  type StoredCustomer,
  selectCustomer,
  selectCustomerNotes,
  selectCustomerOrders,
  selectFigures,
} from './customers.sql.ts';

/** A buyer as support needs to know them during a call. Refuses with `buyer_not_found`. */
export const showCustomer: UseCase<typeof showCall> = async (ctx, asked, caller) => {
  const customer = await findCustomer(ctx.db, asked);
  const { userId } = customer;
  await recordLook(ctx, userId, caller);
  const [figures, credit, orders, notes] = await Promise.all([
    selectFigures(ctx.db, userId),
    selectCredit(ctx.db, userId, 1),
    selectCustomerOrders(ctx.db, userId),
    selectCustomerNotes(ctx.db, userId),
  ]);
  return {
    ...customer,
    since: customer.since.toISOString(),
    figures: { ...figures, bought: toPounds(figures.bought), balance: toPounds(credit[0]?.balance ?? 0) },
    orders: orders.map(order => ({
      ...order,
      placedAt: order.placedAt.toISOString(),
      total: toPounds(order.total),
    })),
    notes: notes.map(note => ({ ...note, at: note.at.toISOString() })),
  };
};

/** Refuses with `buyer_not_found`. */
export async function findCustomer(run: Runner, asked: CustomerKey): Promise<StoredCustomer> {
  const customer = await selectCustomer(run, asked);
  if (!customer) throw refuseCase('buyer_not_found');
  return customer;
}

/** Who has seen whose mobile and mail stays known (law 151/2020). */
async function recordLook(ctx: Ctx, userId: number, caller: Caller<Account>): Promise<void> {
  const look = { what: 'customer.seen', subject: { type: 'user', id: userId }, from: null, to: null };
  await transaction(ctx, tx => recordChange(tx, caller, look));
}

export const writeCustomerNote: UseCase<typeof noteCall> = async (ctx, { userId, body }, { viewer }) => {
  await findCustomer(ctx.db, { userId });
  const note = { userId, body, writtenBy: viewer.userId, now: ctx.clock.now() };
  await transaction(ctx, tx => insertCustomerNote(tx, note));
  return { success: true };
};
