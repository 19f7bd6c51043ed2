import type { Revealed } from '#modules/accounts/reading.ts';
import * as users from '#modules/accounts/users.calls.ts';
import { listHeldStock } from '#modules/checkout/held-stock.calls.ts';
import * as managed from '#modules/orders/back-office.calls.ts';
import { showOrder } from '#modules/orders/calls.ts';
import { type DocumentBody, listDocuments, showDocument } from '#modules/payouts/documents.calls.ts';
import { listRefunds } from '#modules/refunds/calls.ts';
import { findEverywhere } from '#modules/reports/calls.ts';
import { showGoodwillBuyer } from '#modules/returns/credit.calls.ts';
import { showCustomer } from '#modules/returns/customers.calls.ts';
import type { AnyCall, CallBody, CallInput } from '#platform/call.ts';

type Reveals<C extends AnyCall> = (body: CallBody<C>, input: CallInput<C>) => Revealed;
type Entry = readonly [AnyCall, Reveals<never>];

const tells = <C extends AnyCall>(call: C, reveals: Reveals<C>): Entry => [call, reveals as Reveals<never>];

const ordersOf = (documents: readonly DocumentBody[]): Revealed => ({
  orderIds: documents.flatMap(({ buyer, orderId }) => (buyer && orderId !== null ? [orderId] : [])),
});

/** Calls that answer with the account as it is afterwards. */
const OF_USER = [
  users.showUser,
  users.changeRole,
  users.blockUser,
  users.unblockUser,
  users.endUserSessions,
  users.resetSecondFactor,
] as const;

/**
 * The calls that tell the shop's people or a merchant's a buyer's mobile or address, and whose. A test asks every call of
 * every role and finds the ones that are missing here (tests/contract/matrix/readings.test.ts). The spreadsheet of orders
 * writes down its own, because it is sent while it is read.
 */
export const REVEALS: ReadonlyMap<AnyCall, Reveals<never>> = new Map([
  tells(showOrder, ({ id, address }) => ({ orderIds: address ? [id] : [] })),
  tells(managed.showManagedOrder, ({ order }) => ({ orderIds: order.address ? [order.id] : [] })),
  tells(managed.readLabels, ({ sheets }) => ({
    orderIds: sheets.filter(({ address }) => address).map(({ orderId }) => orderId),
  })),
  tells(listDocuments, ({ documents }) => ordersOf(documents)),
  tells(showDocument, document => ordersOf([document])),
  tells(showCustomer, ({ userId }) => ({ userIds: [userId] })),
  tells(showGoodwillBuyer, ({ userId }) => ({ userIds: [userId] })),
  tells(listRefunds, ({ refunds }) => ({
    orderIds: refunds.filter(({ payee }) => payee !== null).map(({ orderId }) => orderId),
  })),
  tells(findEverywhere, ({ found }) => ({
    userIds: found.filter(({ kind }) => kind === 'user').map(({ id }) => id),
  })),
  tells(listHeldStock, ({ people }) => ({ userIds: people.map(({ userId }) => userId) })),
  tells(users.listUsers, ({ users: rows }) => ({ userIds: rows.map(({ id }) => id) })),
  ...OF_USER.map(call => tells<typeof users.showUser>(call as never, ({ id }) => ({ userIds: [id] }))),
  tells(users.exportUser, (_, { userId }) => ({ userIds: [userId] })),
]);
