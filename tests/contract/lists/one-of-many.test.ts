import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasOpenOrders } from '#modules/merchants/server/queries.ts';
import { allRoutes } from '#server/routes.ts';
import { type Subject, workOf } from '../../../bench/support/in-turn.ts';
import type { Who } from '../../../bench/support/lists/asked.ts';
import { beginCounting, findPerson, readWork } from '../../../bench/support/lists-queries.ts';
import { type TestShop, testShop } from '../../support/shop.ts';
import { openYears } from '../../support/small-years.ts';

/** What shows one thing by its id reads about as much of a shop four times the size: whatever it joins, it finds by an index. */
const SMALL = { orders: 1_500, products: 400 };
const LARGE = { orders: 6_000, products: 1_600 };
/** Pages of 8 KiB: a step more in an index here and there. */
const SLACK = 40;
/** What grows with something else than the shop, and no further. */
const BOUNDED_LATER: Readonly<Record<string, number>> = {
  // Whether anything is owed is asked of each of a person's 30 orders by an index; the small shop's tables are read whole.
  '/api/web/users/:userId': 310,
};

type OneOf = (buyerId: number) => RawBuilder<{ id: number }>;

/** One as there are many of it: the buyer's own where buyers have it, the first merchant's where merchants have it. */
const ONE_OF: Readonly<Record<string, OneOf>> = {
  userId: buyerId => sql`select ${buyerId}::bigint as id`,
  merchantId: () => sql`select min(id) as id from merchants`,
  productId: () => sql`select min(id) as id from products where listed`,
  brandId: () => sql`select min(id) as id from brands`,
  categoryId: () => sql`select min(id) as id from categories`,
  intoId: () => sql`select max(id) as id from categories`,
  orderId: buyerId => sql`select max(id) as id from orders where user_id = ${buyerId}`,
  merchantOrderId: buyerId => sql`
    select max(mo.id) as id from merchant_orders mo join orders o on o.id = mo.order_id where o.user_id = ${buyerId}`,
  // Decided ones, as nearly all are: of the others staff also read what would be paid back.
  returnId: () => sql`select max(id) as id from returns where state in ('closed', 'resolved')`,
  claimId: () => sql`select max(id) as id from claims where kind <> 'courier' and decision is not null`,
  // It lists every entry of its period, as paper does: in both shops one of about four.
  statementId: () => sql`
    select s.id from statements s
     order by abs((select count(*) from merchant_entries e where e.statement_id = s.id) - 4), s.id desc limit 1`,
  documentId: () => sql`select max(id) as id from documents`,
  // It lists its parcels, as paper does: in both shops one of about two.
  handoverId: () => sql`
    select h.id from handovers h
     order by abs((select count(*) from handover_parcels p where p.handover_id = h.id) - 2), h.id desc limit 1`,
  conversationId: buyerId => sql`
    select max(id) as id from conversations
     where user_id = ${buyerId} and merchant_id = (select min(id) from merchants)`,
};

/** What else is asked for with one. */
const BESIDE: Readonly<Record<string, string>> = {
  '/api/web/back-office/categories/:categoryId/merge': 'intoId',
};

/** Named by a word, of which there are always as many, or of something that these shops have none of. */
const NOT_ASKED = new Set(['name', 'group', 'type', 'importId', 'adId', 'refundId']);

const idOf = (path: string) => /\/:(\w+)/.exec(path)?.[1] as string;
const shows = allRoutes
  .map(({ call }) => call)
  .filter(({ method, path, replies }) => method === 'GET' && replies === undefined && path.includes('/:'))
  .filter(({ path }) => !NOT_ASKED.has(idOf(path)));

/** Who may see everybody's, unless only they see it whose it is. */
const WHO: Readonly<Record<string, Who>> = {
  buyer: 'buyer',
  own_money: 'merchant',
  conversations: 'merchant',
};

const shops = [await testShop(), await testShop()] as const;
let subjects: readonly [Subject, Subject];

beforeAll(async () => {
  subjects = [await openYears(shops[0], SMALL), await openYears(shops[1], LARGE)];
}, 120_000);

afterAll(async () => {
  for (const { shop } of subjects) await shop.close();
});

test.each(shows.map(call => [call.path, call] as const))(
  '%s reads no more in a larger shop',
  async (path, call) => {
    const read = async (shop: TestShop, subject: Subject) => {
      const id = await oneOf(shop, idOf(path));
      expect(id, 'there is one').toEqual(expect.any(Number));
      const beside = BESIDE[path];
      const other = beside && { [beside]: await oneOf(shop, beside) };
      const input = () => ({ [idOf(path)]: id, ...other });
      return (await workOf(subject, { who: WHO[call.access] ?? 'admin', call, input })).blocks;
    };
    const [small, large] = [await read(shops[0], subjects[0]), await read(shops[1], subjects[1])];
    expect(large).toBeLessThanOrEqual(BOUNDED_LATER[path] ?? 1.5 * small + SLACK);
  },
);

test('whether a merchant has open orders is not looked for among those that are done', async () => {
  const [, shop] = shops;
  await shop.rows(sql`
    update merchant_orders set status = 'completed', completed_at = now()
     where merchant_id = (select min(id) from merchants) and tab in ('waiting', 'new', 'preparing', 'shipped', 'out')`);
  const merchantId = (await oneOf(shop, 'merchantId')) as number;
  await beginCounting(shop.ctx.db);
  expect(await hasOpenOrders(shop.ctx.db, merchantId)).toBe(false);
  expect((await readWork(shop.ctx.db)).blocks).toBeLessThanOrEqual(SLACK);
});

async function oneOf(shop: TestShop, name: string): Promise<number | null | undefined> {
  const [row] = await shop.rows((ONE_OF[name] as OneOf)(await findPerson(shop.ctx.db, 'buyer')));
  return row?.id;
}
