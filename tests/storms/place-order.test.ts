import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { addCategory, addMerchant, addProduct } from '../support/catalog.ts';
import { buy, orderFor } from '../support/orders.ts';
import { addPerson } from '../support/people.ts';
import { testShop } from '../support/shop.ts';

const input = recordStatements();
const shop = await testShop();
const CROWD = 50;
let crowd: Awaited<ReturnType<typeof addPerson>>[];
let merchants: number[];
let categoryId: number;

beforeAll(async () => {
  crowd = [];
  for (let at = 0; at < CROWD; at += 1) crowd.push(await addPerson(shop));
  merchants = [await addMerchant(shop, 'أ'), await addMerchant(shop, 'ب'), await addMerchant(shop, 'ج')];
  categoryId = await addCategory(shop);
});

const addGoods = (stock: number, merchantId = merchants[0] as number) =>
  addProduct(shop, { merchantId, categoryId, stock });

interface Books {
  free: number;
  allocated: number;
  sold: number;
}

/** Units free and allocated as the stock row says, and sold as the order lines say. */
async function booksOf(variantId: number): Promise<Books> {
  const [books] = await shop.rows(sql<Books>`
    select on_hand - held - allocated as free, allocated,
           (select coalesce(sum(quantity), 0)::int from order_lines where variant_id = v.id) as sold
      from variants v where id = ${variantId}`);
  return books as Books;
}

const codes = (replies: { status: number; error?: { code: string } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, reply => reply.error?.code ?? reply.status)].map(([code, all]) => [
      code,
      all.length,
    ]),
  );

test('50 buyers at once for the last 10 units: exactly 10 orders', async () => {
  const goods = await addGoods(10);
  const requests = await Promise.all(
    crowd.map(({ token }) => orderFor(shop, token, [{ productId: goods.id, quantity: 1 }])),
  );

  const replies = await Promise.all(
    crowd.map(({ token }, at) => shop.call(placeOrder, requests[at] as (typeof requests)[0], { token })),
  );

  expect(codes(replies)).toEqual({ 200: 10, order_changed: 40 });
  expect(await booksOf(goods.variantId)).toEqual({ free: 0, allocated: 10, sold: 10 });
});

test('the same with three lines of three merchants, one of them twice in the cart', async () => {
  const goods = await Promise.all(merchants.map(merchantId => addGoods(20, merchantId)));
  const ids = goods.map(product => product.id);
  const [first, second, third] = ids as [number, number, number];
  const lines = [first, second, third, first].map(productId => ({ productId, quantity: 1 }));
  const requests = await Promise.all(crowd.map(({ token }) => orderFor(shop, token, lines)));

  const replies = await Promise.all(
    crowd.map(({ token }, at) => shop.call(placeOrder, requests[at] as (typeof requests)[0], { token })),
  );

  expect(codes(replies)).toEqual({ 200: 10, order_changed: 40 });
  const books = await Promise.all(goods.map(product => booksOf(product.variantId)));
  expect(books).toEqual([
    { free: 0, allocated: 20, sold: 20 },
    { free: 10, allocated: 10, sold: 10 },
    { free: 10, allocated: 10, sold: 10 },
  ]);
});

test('carts filled in opposite order never wait for each other in a circle', async () => {
  const goods = await Promise.all([addGoods(500), addGoods(500, merchants[1]), addGoods(500, merchants[2])]);
  const lines = goods.map(product => ({ productId: product.id, quantity: 1 }));

  const replies = await Promise.all(
    crowd.map(({ token }, at) => buy(shop, token, at % 2 === 0 ? lines : lines.toReversed())),
  );

  expect(codes(replies)).toEqual({ 200: CROWD });
});

test('two variants of one product can be sold at the same time, and the product knows when both are gone', async () => {
  const shirt = await addProduct(shop, {
    merchantId: merchants[0] as number,
    categoryId,
    stock: 5,
    options: { names: ['المقاس'], values: [['M'], ['L']] },
  });

  const replies = await Promise.all(
    crowd
      .slice(0, 20)
      .map(({ token }, at) =>
        buy(shop, token, [{ productId: shirt.id, variantId: shirt.variantIds[at % 2], quantity: 1 }]),
      ),
  );

  expect(codes(replies)).toEqual({ 200: 10, order_changed: 10 });
  const [product] = await shop.rows(sql`select in_stock from products where id = ${shirt.id}`);
  expect(product).toEqual({ in_stock: false });
});

test('a button pressed ten times at once places one order', async () => {
  const goods = await addGoods(100);
  const [{ token, id }] = crowd as [(typeof crowd)[0]];
  const request = await orderFor(shop, token, [{ productId: goods.id, quantity: 1 }]);

  const replies = await Promise.all(
    Array.from({ length: 10 }, () => shop.call(placeOrder, request, { token })),
  );

  expect(new Set(replies.map(reply => reply.text)).size).toBe(1);
  expect(await booksOf(goods.variantId)).toEqual({ free: 99, allocated: 1, sold: 1 });
  const keys = await shop.rows(
    sql`select order_id from idempotency_keys where user_id = ${id} and key = ${request.idempotencyKey}`,
  );
  expect(keys).toHaveLength(1);
});

test.each([1, 50])(
  'an order of %i lines takes at most 8 statements, begin, commit and session among them',
  async count => {
    const goods = await Promise.all(
      Array.from({ length: count }, (_, at) => addGoods(10, merchants[at % 3])),
    );
    const [{ token }] = crowd as [(typeof crowd)[0]];
    const lines = goods.map(product => ({ productId: product.id, quantity: 1 }));
    const request = await orderFor(shop, token, lines);
    input.length = 0;

    const reply = await shop.call(placeOrder, request, { token });

    expect(reply.status).toBe(200);
    const statements = transactionOf('insert into idempotency_keys');
    expect([statements.at(0), statements.at(-1)]).toEqual(['begin', 'commit']);
    expect(statements.length).toBeLessThanOrEqual(7);
    expect(input.filter(({ text }) => text.includes('from sessions'))).toHaveLength(1);
  },
);

interface Statement {
  /** The connection. */
  on: object;
  text: string;
}

/** Every statement that any connection of this process sends from here on; jobs send theirs meanwhile. */
function recordStatements(): Statement[] {
  const statements: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [first] = given as [string | { text?: string }];
    statements.push({ on: this, text: typeof first === 'string' ? first : (first?.text ?? '') });
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as typeof query;
  return statements;
}

/** The statements of the transaction in which this one ran, from begin to commit. */
function transactionOf(part: string): string[] {
  const found = input.find(({ text }) => text.includes(part));
  const onSame = input.filter(({ on }) => on === found?.on);
  const at = onSame.indexOf(found as Statement);
  const begin = onSame.slice(0, at).findLastIndex(({ text }) => text === 'begin');
  const commit = onSame.findIndex(({ text }, index) => index > at && text === 'commit');
  return onSame.slice(begin, commit + 1).map(({ text }) => text);
}
