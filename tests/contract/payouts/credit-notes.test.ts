import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { draftWeekly } from '#modules/payouts/server/batches/draft-payouts.ts';
import { checkEarnings } from '#modules/payouts/server/check-earnings.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { DAY } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { expectSeen } from '../../support/money/planted-fault.ts';
import { receiveReturned } from '../../support/returns.ts';
import { openDisputedShop } from '../payments/disputed-shop.ts';
import { sendBack } from '../payments/paid-orders.ts';
import { allFollowed, seen } from '../payments/paying-shop.ts';

const { shop, market, buy, packTwo, act } = await openDisputedShop();
afterEach(() => expectBooksRight(shop));

const bought = async () => {
  const it = await buy();
  const { order } = await seen(shop, it);
  return { ...it, bought: it, total: order.total };
};

interface Kept {
  id: number;
  kind: string;
  originalId: number | null;
  total: number;
  vat: number;
  vatPercent: number;
}
const documentsOf = (where: ReturnType<typeof sql>) =>
  shop.rows(sql<Kept>`
    select id, kind, original_id as "originalId", (content ->> 'total')::int as total, (content ->> 'vat')::int as vat,
           (content -> 'lines' -> 0 ->> 'vatPercent')::float8 as "vatPercent"
      from documents where ${where} order by id`);

test('a return of several parcels has a credit note on the receipt of each, none above it', async () => {
  const it = await bought();
  await act(await packTwo(it), [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
    ['deliver', 1],
  ]);
  await sendBack({ shop, market }, it as never, { wish: 'refund', quantity: 2 });
  const [first, feesOfFirst, second, feesOfSecond, ...notes] = await documentsOf(
    sql`order_id = ${it.orderId}`,
  );
  const receipts = [first, feesOfFirst, second, feesOfSecond];
  // Its merchant carries it, so the delivery is on the receipt of the goods.
  expect(receipts.map(each => each?.total)).toEqual([13_000, 1250, 13_000, 1250]);
  expect(notes.map(({ kind, originalId, total }) => [kind, originalId, total])).toEqual(
    receipts.map(each => ['credit_note', each?.id, each?.total]),
  );
});

test('a unit that came with the second parcel is taken back on that receipt', async () => {
  const it = await bought();
  await act(await packTwo(it), [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
    ['deliver', 1],
  ]);
  await sendBack({ shop, market }, it as never, { wish: 'refund', quantity: 1 });
  await sendBack({ shop, market }, it as never, { wish: 'refund', quantity: 1 });
  const [first, feesOfFirst, second, feesOfSecond, ...notes] = await documentsOf(
    sql`order_id = ${it.orderId}`,
  );
  expect(notes.map(({ originalId, total }) => [originalId, total])).toEqual([
    [first?.id, 10_000],
    [first?.id, 3000],
    [feesOfFirst?.id, 1250],
    [second?.id, 13_000],
    [feesOfSecond?.id, 1250],
  ]);
});

test('the fee for fetching a return is a sale of the merchant that came for it', async () => {
  const it = await bought();
  await act(await packTwo(it), [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
    ['deliver', 1],
  ]);
  const { merchantOrderId, lineId } = it;
  const input = {
    merchantOrderId,
    lines: [{ lineId, quantity: 1 }],
    reason: 'changed_mind' as const,
    wish: 'refund' as const,
  };
  const { token } = it.buyer;
  const { id: returnId } = (await shop.call(calls.requestReturn, input, { token })).body;
  await shop.call(calls.bookReturn, { returnId, way: 'pickup' }, { token });
  await allFollowed(shop);
  await receiveReturned(shop, market, { returnId, lineId, quantity: 1 });
  await shop.call(backOffice.resolveReturn, { returnId }, { token: market.luxor.owner.token });
  await allFollowed(shop);
  const fetched = await shop.rows(sql`
    select issuer_id, (content ->> 'total')::int as total from documents
     where order_id = ${it.orderId} and kind = 'receipt' and cause_type = 'refund'`);
  expect(fetched).toEqual([{ issuer_id: market.luxor.id, total: 5000 }]);
});

test('commission reversed in a later week is taken back from its invoice, at the rate of then', async () => {
  const it = await bought();
  const parcels = await packTwo(it);
  await act(parcels, [
    ['send', 0],
    ['deliver', 0],
    ['send', 1],
    ['deliver', 1],
  ]);
  const week = async () => {
    for (let day = 0; day < 7; day += 1) {
      shop.clock.advance(DAY);
      await draftWeekly(shop.ctx);
    }
    await sql`update sessions set expires_at = now() + interval '1 year'`.execute(shop.ctx.db);
    return documentsOf(sql`merchant_id = ${market.luxor.id} and cause_type = 'statement'`);
  };
  const sold = (await week()).at(-1);
  expect(sold).toMatchObject({ kind: 'commission_invoice', vatPercent: 14 });
  await shop.rows(sql`insert into settings (name, value) values ('vatPercent', '20')`);
  await shop.ctx.changes.flush();
  await sendBack({ shop, market }, it as never, { wish: 'refund', quantity: 2 });
  const note = (await week()).at(-1);
  expect(note).toMatchObject({
    kind: 'credit_note',
    originalId: sold?.id,
    total: 2280,
    vat: 280,
    vatPercent: 14,
  });
  await shop.rows(sql`delete from settings where name = 'vatPercent'`);
  await allFollowed(shop);
});

test('a planted credit note that says less than was refunded is seen', () =>
  expectSeen(shop, checkEarnings, [
    'O6',
    [
      sql`alter table documents disable trigger user`,
      sql`update documents set content = jsonb_set(content, '{total}', to_jsonb((content ->> 'total')::int - 1))
           where kind = 'credit_note' and cause_type = 'refund'`,
    ],
  ]));

test('a planted credit note above its receipt is seen', () =>
  expectSeen(shop, checkEarnings, [
    'O6',
    [
      sql`alter table documents disable trigger user`,
      sql`update documents set content = jsonb_set(content, '{total}', '1') where kind = 'receipt'`,
    ],
  ]));
