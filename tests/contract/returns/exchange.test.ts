import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { showArrival } from '#modules/cart/arrival.calls.ts';
import { placeOrder, showPayment } from '#modules/checkout/calls.ts';
import * as orderCalls from '#modules/orders/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as credits from '#modules/returns/credit.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { DAY, MINUTE } from '#platform/clock.ts';
import { formatDateTime } from '#platform/dates.ts';
import { formatPrice } from '#platform/money.ts';
import { setOnHand, setPrice } from '../../support/arrange.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { orderFor } from '../../support/orders.ts';
import { CAIRO_ADDRESS, homeOf } from '../../support/people.ts';
import { noticesOf, stockOf } from '../../support/readers.ts';
import { addStaff, photoOf, receiveReturned } from '../../support/returns.ts';
import { deliverPaid, type Paid, sendBack } from '../payments/paid-orders.ts';
import { allFollowed, openPayingShop, paymentsOf, start } from '../payments/paying-shop.ts';

const { shop, paymob } = await openPayingShop();
let market: Market;
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeEach(async () => {
  market = await openMarket(shop, 1000);
  staff = await addStaff(shop);
});
afterEach(async () => {
  await allFollowed(shop);
  await expectBooksRight(shop);
});

const by = ({ token }: { token: string }) => ({ token });
const deliver = (units = 2) => deliverPaid({ shop, paymob, market }, 0, units);
/** The total of an order's credit notes, in piastres. */
const noted = async ({ bought: { orderId } }: Paid) =>
  (
    await shop.rows(sql<{ total: number }>`
      select coalesce(sum((content ->> 'total')::int), 0)::int as total
        from documents where kind = 'credit_note' and order_id = ${orderId}`)
  )[0]?.total;
const order = async (orderId: number, { buyer }: Paid) =>
  (await shop.call(orderCalls.showOrder, { orderId }, by(buyer))).body;
const cases = async (orderId: number, { buyer }: Paid) =>
  (await shop.call(calls.listCases, { orderId }, by(buyer))).body;
const credit = async ({ buyer }: Paid) => (await shop.call(credits.showCredit, {}, by(buyer))).body.balance;

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** The titles of the buyer's inbox. */
const titlesFor = async ({ buyer }: Paid) =>
  (await noticesOf(shop, buyer.id, 'title')).map(({ title }) => title);

/** Adds another size of the bought product, at its own price in piastres. */
async function addVariant({ lineId }: Paid, price: number, onHand = 5): Promise<number> {
  const [row] = await shop.rows(sql<{ id: number }>`
    insert into variants (product_id, options, price, on_hand, position)
    select v.product_id, array['مقاس ' || ${String(price)}], ${price}, ${onHand}, 99
      from order_lines l join variants v on v.id = l.variant_id where l.id = ${lineId} returning id`);
  await sql`insert into stock_movements (variant_id, quantity, cause, happened_at)
            values (${row?.id ?? 0}, ${onHand}, 'test', now())`.execute(shop.ctx.db);
  return row?.id ?? 0;
}

/** A merchant order, paid at the door, of a unit of each of two things of one product. */
async function deliverTwo(prices: [number, number]) {
  const paid = await deliver();
  const variants = [await addVariant(paid, prices[0]), await addVariant(paid, prices[1])];
  const productId = market.luxor.product.id;
  const lines = variants.map(variantId => ({ productId, variantId, quantity: 1 }));
  const { buyer } = paid;
  const request = await orderFor(shop, buyer.token, lines);
  const address = homeOf(buyer);
  const { orderId } = (await shop.call(placeOrder, { ...request, address }, by(buyer))).body;
  const [merchantOrder] = (await order(orderId, paid)).merchantOrders;
  const merchantOrderId = merchantOrder?.id ?? 0;
  const parcelId = await market.ship(merchantOrderId);
  await market.deliverParcel(parcelId);
  const lineOf = (variantId: number) =>
    merchantOrder?.lines.find(line => line.variantId === variantId)?.id ?? 0;
  return { ...paid, merchantOrderId, variants, lineIds: variants.map(lineOf) };
}

async function exchange(paid: Paid, exchangeFor?: number) {
  const { lineId } = paid;
  return exchangeLines(paid, [{ lineId, quantity: 1, ...(exchangeFor && { exchangeFor }) }]);
}

async function exchangeLines(
  { merchantOrderId, buyer }: Pick<Paid, 'merchantOrderId' | 'buyer'>,
  lines: { lineId: number; quantity: number; exchangeFor?: number }[],
  meanwhile: () => Promise<unknown> = async () => undefined,
) {
  const input = { merchantOrderId, lines, reason: 'does_not_fit', wish: 'exchange' } as const;
  const { body, error } = await shop.call(calls.requestReturn, input, by(buyer));
  expect(error).toBeUndefined();
  await shop.call(backOffice.receiveReturn, { returnId: body.id }, by(market.luxor.owner));
  const found = lines.map(({ lineId, quantity }) => ({
    lineId,
    sellable: quantity,
    damaged: 0,
    wrongItem: 0,
  }));
  await shop.call(backOffice.inspectReturn, { returnId: body.id, found }, by(market.luxor.owner));
  const done = await shop.call(backOffice.resolveReturn, { returnId: body.id }, by(market.luxor.owner));
  expect(done.body.state).toBe('resolved');
  await meanwhile();
  await allFollowed(shop);
  const { refund } = (await shop.call(calls.showReturn, { returnId: body.id }, by(buyer))).body;
  if (!refund) throw new Error('no refund was drafted');
  return { ...refund, returnId: body.id };
}

test('a return is exchanged for the same again: an order of its own, linked both ways, with nothing to pay', async () => {
  const paid = await deliver();
  const done = await exchange(paid);
  expect(done).toMatchObject({ state: 'succeeded', amount: 100, replacement: 100, payReplacementBy: null });
  const replacement = await order(done.replacementOrderId ?? 0, paid);
  // It is as long on its way as any order that goes there now.
  const { first, last } = (
    await shop.call(showArrival, {
      productId: market.luxor.product.id,
      governorateId: CAIRO_ADDRESS.governorateId,
    })
  ).body;
  expect(replacement.merchantOrders.map(({ promised }) => promised)).toEqual([{ first, last }]);
  expect(replacement).toMatchObject({
    total: 100,
    paymentMethod: 'store_credit',
    merchantOrders: [{ status: 'new' }],
  });
  // It leads back to what it replaces, and shows no case that leads to itself.
  expect(replacement.replacesOrderId).toBe(paid.bought.orderId);
  expect((await order(paid.bought.orderId, paid)).replacesOrderId).toBeNull();
  expect((await cases(replacement.id, paid)).returns).toEqual([]);
  expect((await paymentsOf(shop, paid.bought.orderId))[0]?.refund_claimed).toBe(0);
  // It passed through the account by its own name: nobody was given money, and nobody spent any.
  const { balance, moves } = (await shop.call(credits.showCredit, {}, by(paid.buyer))).body;
  expect(balance).toBe(0);
  expect(moves).toMatchObject([
    { kind: 'replacement', amount: -100 },
    { kind: 'exchanged', amount: 100 },
  ]);
});

test('before an exchange is sent its buyer sees that no fee comes back, and what the replacement leaves to pay or to get', async () => {
  const paid = await deliver(1);
  const dearer = await addVariant(paid, 12_005);
  const { merchantOrderId, lineId } = paid;
  const quoted = async (exchangeFor?: number) => {
    const lines = [{ lineId, quantity: 1, ...(exchangeFor && { exchangeFor }) }];
    const asked = { merchantOrderId, lines, reason: 'does_not_fit', way: 'drop_off' } as const;
    return (await shop.call(calls.quoteReturn, { ...asked, wish: 'exchange' }, by(paid.buyer))).body;
  };
  expect(await quoted()).toMatchObject({ delivery: 0, fees: 0, amount: 100, replacement: 100 });
  const told = await quoted(dearer);
  expect(told).toMatchObject({ delivery: 0, fees: 0, amount: 100, replacement: 120.05 });

  const done = await exchange(paid, dearer);
  expect(done.amount).toBe(told.amount);
  // Its buyer and its merchant read which one is wanted.
  for (const reader of [paid.buyer, market.luxor.owner])
    expect(
      (await shop.call(calls.showReturn, { returnId: done.returnId }, by(reader))).body.lines,
    ).toMatchObject([{ exchangeFor: 'مقاس 12005' }]);
  expect((await order(done.replacementOrderId ?? 0, paid)).total).toBe(told.replacement);
});

test('the message about a dearer replacement names what is left to pay and until when, and leads to where it is paid', async () => {
  const paid = await deliver(1);
  const done = await exchange(paid, await addVariant(paid, 12_005));
  const told = (await noticesOf(shop, paid.buyer.id, 'title', 'body', 'link')).at(-1);
  expect(told).toMatchObject({
    title: expect.stringContaining(formatPrice(2005)),
    body: expect.stringContaining(`قبل \u2068${formatDateTime(new Date(done.payReplacementBy ?? 0))}\u2069`),
    link: `/payment/${done.replacementOrderId}`,
  });
});

test('the message about a cheaper replacement names what goes back, and that of one of the same price nothing', async () => {
  const cheaper = await deliver(1);
  await exchange(cheaper, await addVariant(cheaper, 9000));
  const bodies = async ({ buyer }: Paid) => (await noticesOf(shop, buyer.id, 'body')).map(({ body }) => body);
  expect(await bodies(cheaper)).toContainEqual(
    expect.stringContaining(`فرق الثمن \u2068${formatPrice(1000)}\u2069 يعود`),
  );
  const same = await deliver(1);
  await exchange(same);
  expect(await bodies(same)).toContainEqual(expect.stringContaining('لا فرق تدفعه'));
});

test('two things exchanged for the same one are one line of it, each at what is agreed for it', async () => {
  const two = await deliverTwo([9000, 12_005]);
  const [cheap, dear] = two.lineIds as [number, number];
  const done = await exchangeLines(two, [
    // Today's price of the dear one for the cheap one, and the dear one again at the price of then.
    { lineId: cheap, quantity: 1, exchangeFor: two.variants[1] as number },
    { lineId: dear, quantity: 1 },
  ]);
  // No fee of the first order moves, so the dearer one is paid for before it is packed.
  expect(done).toMatchObject({ state: 'succeeded', wish: 'exchange', amount: 210.05 });
  const replacement = await order(done.replacementOrderId ?? 0, two);
  expect(replacement).toMatchObject({
    total: 240.1,
    merchantOrders: [{ status: 'pending_payment', lines: [{ variantId: two.variants[1], quantity: 2 }] }],
  });
});

test('the same product again costs what it did, and beside it a replacement of another has the new price, by a discount', async () => {
  const two = await deliverTwo([9000, 9000]);
  const [one, other] = two.lineIds as [number, number];
  const wanted = two.variants[1] as number;
  await setPrice(shop, wanted, 7555);
  const done = await exchangeLines(two, [
    { lineId: one, quantity: 1, exchangeFor: wanted },
    { lineId: other, quantity: 1 },
  ]);
  const replacement = await order(done.replacementOrderId ?? 0, two);
  expect(replacement).toMatchObject({
    goods: 180,
    discount: 14.45,
    total: 165.55,
    merchantOrders: [{ status: 'new', lines: [{ quantity: 2, price: 90 }] }],
  });
});

test.each([
  ['the same again', undefined],
  ['a dearer one that nobody paid for', 16_000],
] as const)(
  'an exchange for %s that falls through goes back by the first means, with the fees',
  async (_, price) => {
    const paid = await deliver();
    const { merchantOrderId, lineId } = paid;
    const exchangeFor = price && (await addVariant(paid, price));
    const both = { lineId, quantity: 2, ...(exchangeFor && { exchangeFor }) };
    const done = await exchangeLines(paid, [both]);
    // An exchange moves no fee of the first order.
    expect(done).toMatchObject({ amount: 200, delivery: 0, fees: 0 });
    expect(await noted(paid)).toBe(20_000);
    const orderId = done.replacementOrderId ?? 0;
    const cancelled = await shop.call(orderCalls.cancelOrder, { orderId }, by(paid.buyer));
    expect(cancelled.body.merchantOrders).toMatchObject([{ status: 'cancelled' }]);
    const payment = (await shop.call(showPayment, { orderId }, by(paid.buyer))).body;
    expect(payment.state).toBe('not_due');
    await allFollowed(shop);
    await allFollowed(shop);
    expect(await credit(paid)).toBe(0);
    expect((await paymentsOf(shop, paid.bought.orderId))[0]).toMatchObject({ refunded: 28_500 });
    expect(await titlesFor(paid)).toContainEqual(expect.stringMatching(/لإلغاء الطلب البديل$/));
    const { refund } = (await shop.call(calls.showReturn, { returnId: done.returnId }, by(paid.buyer))).body;
    expect(refund).toMatchObject({ state: 'succeeded', amount: 285, replacement: 0, payReplacementBy: null });
    expect(await noted(paid)).toBe(28_500);
    expect(merchantOrderId).toBeGreaterThan(0);
  },
);

test('of a replacement of which the buyer still gets a unit, the fees stay when everything else is given back', async () => {
  const paid = await deliver(3);
  const done = await exchangeLines(paid, [{ lineId: paid.lineId, quantity: 2 }]);
  const [part] = (await order(done.replacementOrderId ?? 0, paid)).merchantOrders;
  await shop.call(
    orderCalls.cancelMerchantOrder,
    {
      merchantOrderId: part?.id ?? 0,
      lines: [{ lineId: part?.lines[0]?.id ?? 0, quantity: 1 }],
      reason: 'out_of_stock',
    },
    by(market.luxor.owner),
  );
  await allFollowed(shop);
  expect((await paymentsOf(shop, paid.bought.orderId))[0]).toMatchObject({ refund_claimed: 10_000 });
  const rest = await sendBack({ shop, market }, paid, { wish: 'refund', quantity: 1 });
  expect(rest).toMatchObject({ amount: 100, delivery: 0, fees: 0 });
});

test('a replacement that comes back goes by the first means as well', async () => {
  const paid = await deliver();
  const done = await exchange(paid);
  const orderId = done.replacementOrderId ?? 0;
  const [part] = (await order(orderId, paid)).merchantOrders;
  const parcelId = await market.ship(part?.id ?? 0);
  await market.deliverParcel(parcelId);
  const lineId = part?.lines[0]?.id ?? 0;
  const again = { ...paid, merchantOrderId: part?.id ?? 0, lineId };
  await sendBack({ shop, market }, again, { wish: 'refund', quantity: 1 });
  await allFollowed(shop);
  expect(await credit(paid)).toBe(0);
  expect((await paymentsOf(shop, paid.bought.orderId))[0]).toMatchObject({ refunded: 10_000 });
});

test('a lower price goes back to the card', async () => {
  const paid = await deliver();
  const done = await exchange(paid, await addVariant(paid, 7000));
  expect((await order(done.replacementOrderId ?? 0, paid)).total).toBe(70);
  expect((await paymentsOf(shop, paid.bought.orderId))[0]).toMatchObject({ refund_claimed: 3000 });
  expect(await credit(paid)).toBe(0);
});

test('a higher price is paid before anything is packed, and the units are held meanwhile', async () => {
  const paid = await deliver();
  const variantId = await addVariant(paid, 16_000);
  const done = await exchange(paid, variantId);
  // Whoever is told of it need not be at a screen.
  expect(done).toMatchObject({ amount: 100, replacement: 160 });
  const left = Date.parse(done.payReplacementBy ?? '') - shop.clock.now().getTime();
  expect(Math.round(left / MINUTE)).toBe((2 * DAY) / MINUTE);
  const replacement = await order(done.replacementOrderId ?? 0, paid);
  expect(replacement).toMatchObject({
    total: 160,
    paymentBadge: 'partly_paid',
    merchantOrders: [{ status: 'pending_payment' }],
  });
  expect(await paymentsOf(shop, replacement.id)).toMatchObject([
    { method: 'store_credit', captured: 10_000 },
    { method: 'card', captured: 0, status: 'created' },
  ]);
  expect(await stockOf(shop, variantId)).toMatchObject({ held: 1, allocated: 0 });
});

test('of a dearer replacement that was paid and is refused, its buyer is told of the rest alone: the goods’ worth is told of where it goes', async () => {
  const paid = await deliver();
  const done = await exchange(paid, await addVariant(paid, 16_000));
  const bought = { ...paid.bought, orderId: done.replacementOrderId ?? 0, buyer: paid.buyer };
  const { reference } = await start(shop, bought);
  await paymob.deed(reference, 'pay');
  await allFollowed(shop);
  const [part] = (await order(bought.orderId, paid)).merchantOrders;
  const refused = { merchantOrderId: part?.id ?? 0, reason: 'نفد المنتج' };
  await shop.call(orderCalls.rejectMerchantOrder, refused, by(market.luxor.owner));
  await allFollowed(shop);
  await allFollowed(shop);
  const back = (await titlesFor(paid)).map(plain).filter(title => title.startsWith('رددنا إليك'));
  // 160 − 100 for the replacement; one of two units back by the first means, whose fees stay with the other.
  expect(back.toSorted()).toEqual(['رددنا إليك ٦٠٫٠٠ جنيه', 'رددنا إليك ١٠٠٫٠٠ جنيه'].toSorted());
});

test('of two replacements of which one is sold out, neither is reserved', async () => {
  const two = await deliverTwo([9000, 12_005]);
  const [, sold = 0] = two.variants;
  const lines = two.lineIds.map(lineId => ({ lineId, quantity: 1 }));
  const sellOut = async () => {
    await sql`insert into stock_movements (variant_id, quantity, cause, happened_at)
              select id, -on_hand, 'test', now() from variants where id = ${sold}`.execute(shop.ctx.db);
    await setOnHand(shop, sold, 0);
  };
  const done = await exchangeLines(two, lines, sellOut);
  expect(done).toMatchObject({ wish: 'refund', replacementOrderId: null });
  expect(
    await shop.rows(sql`select allocated, held from variants where id = any(${two.variants}::bigint[])`),
  ).toEqual([
    { allocated: 0, held: 0 },
    { allocated: 0, held: 0 },
  ]);
});

test('a replacement that is sold out is refunded instead, by the means of the payment', async () => {
  const paid = await deliver();
  const variantId = await addVariant(paid, 9000, 1);
  const lines = [{ lineId: paid.lineId, quantity: 2, exchangeFor: variantId }];
  const { merchantOrderId, buyer, lineId } = paid;
  const input = { merchantOrderId, lines, reason: 'does_not_fit', wish: 'exchange' } as const;
  const { body } = await shop.call(calls.requestReturn, input, by(buyer));
  await receiveReturned(shop, market, { returnId: body.id, lineId, quantity: 2 });
  await shop.call(backOffice.resolveReturn, { returnId: body.id }, by(market.luxor.owner));
  await allFollowed(shop);
  const { refund } = (await shop.call(calls.showReturn, { returnId: body.id }, by(buyer))).body;
  expect(refund).toMatchObject({ wish: 'refund', replacementOrderId: null });
  expect(await titlesFor(paid)).toContainEqual(expect.stringMatching(/^يعود إليك .* بدلًا من القطع البديلة$/));
  expect((await paymentsOf(shop, paid.bought.orderId))[0]?.refund_claimed).toBeGreaterThan(0);
  const unknown = { ...input, lines: [{ lineId, quantity: 1, exchangeFor: 999_999 }] };
  expect((await shop.call(calls.requestReturn, unknown, by(buyer))).status).toBeGreaterThanOrEqual(400);
});

test.each([
  ['platform', 'claim_cost'],
  ['merchant', 'merchant_payable'],
] as const)(
  'a claim is replaced at no cost to its buyer, as the loss of the %s',
  async (recoveredFrom, account) => {
    const paid = await deliver();
    const { merchantOrderId, lineId, buyer } = paid;
    const photos = [await photoOf(shop, by(buyer))];
    const lines = [{ lineId, quantity: 2 }];
    const input = { merchantOrderId, lines, reason: 'damaged', wish: 'refund', photos } as const;
    const claimId = (await shop.call(calls.requestReturn, input, by(buyer))).body.id;
    await shop.call(backOffice.answerClaim, { claimId, answer: 'نرسل بديلًا' }, by(market.luxor.owner));
    const decided = { claimId, decision: 'replace', reason: 'وصل مكسورًا' } as const;
    expect((await shop.call(backOffice.decideClaim, decided, by(staff.support))).error.code).toBe(
      'recovery_needed',
    );
    expect(
      (await shop.call(backOffice.decideClaim, { ...decided, recoveredFrom }, by(staff.support))).status,
    ).toBe(200);
    await allFollowed(shop);
    const { claims } = await cases(paid.bought.orderId, paid);
    expect(claims).toMatchObject([{ refund: { state: 'succeeded', amount: 200, delivery: 0, fees: 0 } }]);
    const replacement = await order(claims[0]?.refund?.replacementOrderId ?? 0, paid);
    expect(replacement).toMatchObject({
      total: 200,
      merchantOrders: [{ status: 'new', lines: [{ quantity: 2 }] }],
    });
    expect(await credit(paid)).toBe(0);
    const [loss] = await shop.rows(sql<{ debit: number }>`
    select sum(e.amount)::int as debit from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.cause_type = 'refund' and t.cause_id = ${claims[0]?.refund?.id ?? 0} and e.account like ${`${account}%`}`);
    expect(loss?.debit).toBeGreaterThan(0);
  },
);
