import type { CallBody, CallInput } from '#platform/call.ts';
import { addDays, startOfCairoDay } from '#platform/dates.ts';
import { sumPiastres, toPounds } from '#platform/money.ts';
import { MOST_COUNTED, pageCount } from '#platform/page.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Account, Caller } from '#platform/viewer.ts';
import type { Actor } from '../../actor.ts';
import type { ListedMerchantOrder, ListedOrder } from '../../back-office/list-view.ts';
import { nextStep } from '../../back-office/next-step.ts';
import { MOST_FOUND, parseOrderSearch } from '../../back-office/order-search.ts';
import type { listManagedOrders as listCall } from '../../back-office.calls.ts';
import { orderStatus } from '../../order.ts';
import { orderRefusals } from '../../text.ts';
import { countedOrders } from '../../uncancelled.ts';
import { merchantKnowsBuyer } from '../../visible-order.ts';
import { actorFor } from '../actor-for.ts';
import {
  countTabs,
  type ListedMerchantOrderRow,
  type ListedRow,
  type ListFilter,
  selectListed,
} from './list-managed-orders.sql.ts';
import { scopeOf } from './scope.ts';
import { searchOrders } from './search-orders.sql.ts';

type Input = CallInput<typeof listCall>;

/** A page of the orders that the viewer works on, and the count under each tab. */
export async function listManagedOrders(
  ctx: Ctx,
  input: Input,
  caller: Caller<Account>,
): Promise<CallBody<typeof listCall>> {
  const { limit, page } = input;
  const actor = actorFor(caller);
  const filter = await filterOf(ctx, input, caller);
  const offset = (page - 1) * limit;
  const [rows, counts] = await Promise.all([
    offset < MOST_COUNTED ? selectListed(ctx.db, filter, { limit, offset }) : [],
    countTabs(ctx.db, filter),
  ]);
  return {
    orders: rows.map(row => describe(row, actor)),
    counts,
    isCut: filter.orderIds?.length === MOST_FOUND,
    totalPages: pageCount(counts[input.tab ?? 'all'], limit),
  };
}

/** The newest orders that a text matches, without counting the others. */
export async function findManagedOrders(
  ctx: Ctx,
  { search, limit }: { search: string; limit: number },
  caller: Caller<Account>,
): Promise<ListedOrder[]> {
  const filter = await filterOf(ctx, { search, sort: 'newest' }, caller);
  const rows = await selectListed(ctx.db, filter, { limit, offset: 0 });
  return rows.map(row => describe(row, actorFor(caller)));
}

/** The request in the database's terms: days in Cairo, and a search as the newest `most` orders that it matches. */
export async function filterOf(
  { db }: Pick<Ctx, 'db'>,
  { search, from, to, limit: _, page: __, ...rest }: Omit<Input, 'limit' | 'page'> & Partial<Input>,
  { viewer, most = MOST_FOUND }: { viewer: Account; most?: number | null },
): Promise<ListFilter> {
  const filter = {
    ...rest,
    scope: scopeOf(viewer),
    ...(from ? { from: startOfCairoDay(from) } : {}),
    ...(to ? { before: startOfCairoDay(addDays(to, 1)) } : {}),
  };
  const meant = search ? parseOrderSearch(search) : null;
  return meant ? { ...filter, orderIds: await searchOrders(db, meant, { ...filter, most }) } : filter;
}

function describe(
  { merchantOrders, placedAt, customer, governorate, ...row }: ListedRow,
  actor: Actor,
): ListedOrder {
  const isKnown =
    actor.kind !== 'merchant' || merchantOrders.some(({ status }) => merchantKnowsBuyer(status));
  return {
    ...row,
    placedAt: placedAt.toISOString(),
    customer: isKnown ? customer : null,
    governorate: isKnown ? governorate : null,
    status: orderStatus(merchantOrders.map(({ status }) => status)),
    total: toPounds(sumPiastres(countedOrders(merchantOrders).map(({ total }) => total))),
    handOverOn: merchantOrders.flatMap(({ handOverOn }) => handOverOn ?? []).toSorted()[0] ?? null,
    merchantOrders: merchantOrders.map(merchantOrder => describeRow(merchantOrder, actor)),
  };
}

function describeRow(merchantOrder: ListedMerchantOrderRow, actor: Actor): ListedMerchantOrder {
  const { id, merchantName, status, isOutForDelivery } = merchantOrder;
  const next = nextStep(actor, merchantOrder);
  const why = next && next.allowed !== 'yes' ? orderRefusals[next.allowed][1] : '';
  return { id, merchantName, status, isOutForDelivery, next: next && { ...next, why } };
}
