import { findPeople } from '#modules/accounts/server/users/find-people.ts';
import { listManagedProductsOf } from '#modules/catalog/server/back-office/list-managed-products.ts';
import { findManagedCoupon } from '#modules/discounts/server/manage-coupons.ts';
import { findMerchants } from '#modules/merchants/server/review/find-merchants.ts';
import { findManagedOrders } from '#modules/orders/server/back-office/list-managed-orders.ts';
import { MANAGED_STATUS_LABELS } from '#modules/orders/text.ts';
import { findRefundTab } from '#modules/refunds/server/list-refunds.ts';
import type { CallBody, CallInput } from '#platform/call.ts';
import { foldDigits } from '#platform/digits.ts';
import { orderNumber } from '#platform/id.ts';
import { can, type Permission } from '#platform/permission.ts';
import { formatMobile } from '#platform/phone.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Found, findEverywhere as findCall } from '../calls.ts';
import { type NumberedKind, selectByNumber, selectStatementsOf } from './find-by-number.sql.ts';
import { scopeOf } from './scope.ts';

const A_KIND = 5;

type Sellers = Awaited<ReturnType<typeof findMerchants>>;

interface Asked {
  caller: Caller<Account>;
  /** The merchants of that name, looked for once, because they lead to themselves and to their statements. */
  sellers: () => Promise<Sellers>;
}

type Find = (ctx: Ctx, q: string, asked: Asked) => Promise<Found[]>;

/** Each kind by the query of its own list, for who may open that list. */
const KINDS: readonly (readonly [Permission, Find])[] = [
  ['orders', findOrders],
  ['products', findProducts],
  ['merchants', findSellers],
  ['users', findAccounts],
  ['returns', findReturn],
  ['refunds', findRefund],
  ['payouts', findPayout],
  ['discounts', findCoupon],
  ['statements', findStatements],
  ['read_orders', findOrderOfOthers],
];

/** The first few of every kind that the viewer may open; nothing else is found. */
export async function findEverywhere(
  ctx: Ctx,
  { q }: CallInput<typeof findCall>,
  caller: Caller<Account>,
): Promise<CallBody<typeof findCall>> {
  const allowed = KINDS.filter(([permission]) => can(caller.viewer, permission));
  let looked: Promise<Sellers> | undefined;
  const sellers = () => (looked ??= findMerchants(ctx, { q, limit: A_KIND }));
  const found = await Promise.all(allowed.map(([, find]) => find(ctx, q, { caller, sellers })));
  return { found: found.flat() };
}

async function findOrders(ctx: Ctx, q: string, { caller }: Asked): Promise<Found[]> {
  const orders = await findManagedOrders(ctx, { search: q, limit: A_KIND }, caller);
  return orders.map(({ id, customer, merchantOrders }) => {
    const states = [...new Set(merchantOrders.map(({ status }) => MANAGED_STATUS_LABELS[status]))];
    return {
      kind: 'order',
      id,
      title: orderNumber(id),
      note: [customer, ...states].filter(Boolean).join(' · '),
    };
  });
}

async function findProducts(ctx: Ctx, q: string, { caller }: Asked): Promise<Found[]> {
  const input = { q, sort: 'newest', page: 1, limit: A_KIND } as const;
  const { products } = await listManagedProductsOf(ctx, input, caller);
  return products.map(({ id, title, merchantName }) => ({ kind: 'product', id, title, note: merchantName }));
}

async function findSellers(_: Ctx, __: string, { sellers }: Asked): Promise<Found[]> {
  const merchants = await sellers();
  return merchants.map(({ id, nameAr, activity, tab }) => ({
    kind: 'merchant',
    id,
    title: nameAr,
    note: activity,
    tab,
  }));
}

async function findAccounts(ctx: Ctx, q: string): Promise<Found[]> {
  const people = await findPeople(ctx, q, A_KIND);
  return people.map(({ id, name, mobile, email }) => ({
    kind: 'user',
    id,
    title: name,
    note: mobile ? formatMobile(mobile) : email,
  }));
}

async function findReturn(ctx: Ctx, q: string, { caller: { viewer } }: Asked): Promise<Found[]> {
  const found = await byNumber(ctx, q, { kind: 'return', merchantId: scopeOf(viewer) });
  return found.map(({ id, note }) => ({
    kind: 'return',
    id,
    title: `#${id}`,
    note: orderNumber(Number(note)),
  }));
}

async function findPayout(ctx: Ctx, q: string): Promise<Found[]> {
  const found = await byNumber(ctx, q, { kind: 'payout', merchantId: 0 });
  return found.map(({ id, note }) => ({ kind: 'payout', id, title: `#${id}`, note }));
}

/** Its page is the tab of the list, which shows each refund with its number. */
async function findRefund(ctx: Ctx, q: string): Promise<Found[]> {
  const id = numberIn(q);
  const found = id === undefined ? undefined : await findRefundTab(ctx, id);
  if (id === undefined || !found) return [];
  return [{ kind: 'refund', id, title: `#${id}`, note: orderNumber(found.orderId), tab: found.tab }];
}

async function findCoupon(ctx: Ctx, q: string, { caller: { viewer } }: Asked): Promise<Found[]> {
  const found = await findManagedCoupon(ctx, q, viewer);
  if (!found) return [];
  const { id, code, merchantName, page } = found;
  return [{ kind: 'coupon', id, title: code, note: merchantName ?? '', page }];
}

/** For who is asked about them: a merchant has its own on one page. */
async function findStatements(ctx: Ctx, _: string, { caller, sellers }: Asked): Promise<Found[]> {
  if (caller.viewer.role === 'merchant') return [];
  const merchants = await sellers();
  if (merchants.length === 0) return [];
  const ids = merchants.map(({ id }) => id);
  const statements = await selectStatementsOf(ctx.db, ids, A_KIND);
  return statements.map(({ id, number, merchantName }) => ({
    kind: 'statement',
    id,
    title: `#${number}`,
    note: merchantName,
  }));
}

/** Finance reads an order's money and finds it by its number alone. */
async function findOrderOfOthers(ctx: Ctx, q: string, { caller: { viewer } }: Asked): Promise<Found[]> {
  if (can(viewer, 'orders')) return [];
  const found = await byNumber(ctx, q, { kind: 'order', merchantId: 0 });
  return found.map(({ id, note }) => ({ kind: 'order', id, title: orderNumber(id), note }));
}

/** `1001`, `#١٠٠١` and `WK-1001` are the number 1001. */
function numberIn(q: string): number | undefined {
  const number = /^(?:#|wk[\s-]?)?(\d{1,15})$/i.exec(foldDigits(q))?.[1];
  return number === undefined ? undefined : Number(number);
}

async function byNumber(
  ctx: Ctx,
  q: string,
  { kind, merchantId }: { kind: NumberedKind; merchantId: number },
) {
  const id = numberIn(q);
  if (id === undefined) return [];
  const found = await selectByNumber(ctx.db, kind, { id, merchantId });
  return found ? [found] : [];
}
