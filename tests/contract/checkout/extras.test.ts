import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import * as privacy from '#modules/accounts/privacy.calls.ts';
import { showRole } from '#modules/accounts/session.calls.ts';
import { eraseUser } from '#modules/accounts/users.calls.ts';
import { placeOrder } from '#modules/checkout/calls.ts';
import { checkoutText } from '#modules/checkout/text.ts';
import { readLabels } from '#modules/orders/back-office.calls.ts';
import * as calls from '#modules/orders/calls.ts';
import { listDocuments } from '#modules/payouts/documents.calls.ts';
import { registerForVat, setPerson } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson, homeOf } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;

beforeAll(async () => {
  market = await openMarket(shop);
  await registerForVat(shop);
});

const EXTRAS = {
  recipient: { name: 'سعاد فريد', mobile: '٠١١٥٥٥٠٠٩٩٩' },
  secondMobile: '01255500888',
  courierNote: 'الاتصال قبل  الوصول',
  gift: { note: 'كل سنة وأنتِ طيبة', hidesPrices: true },
};

async function placeGift(extras: object = EXTRAS, given?: Awaited<ReturnType<typeof addPerson>>) {
  const buyer = given ?? (await addPerson(shop));
  const request = await orderFor(shop, buyer.token, [{ productId: market.luxor.product.id, quantity: 1 }]);
  const input = { ...request, address: homeOf(buyer), ...extras };
  const placed = await shop.call(placeOrder, input, { token: buyer.token });
  const { orderId } = placed.body ?? {};
  const show = async (token = buyer.token) => (await shop.call(calls.showOrder, { orderId }, { token })).body;
  return { buyer, placed, orderId, show };
}

const KNOWN = {
  address: {
    recipient: 'سعاد فريد',
    mobile: '+201155500999',
    secondMobile: '+201255500888',
    courierNote: 'الاتصال قبل الوصول',
    street: 'شارع النيل',
  },
  gift: { note: 'كل سنة وأنتِ طيبة', hidesPrices: true },
};

test('an order without any of it is as it was: nothing more to fill in, no gift', async () => {
  const { show } = await placeGift({});
  expect(await show()).toMatchObject({
    address: { recipient: 'عميل تجريبي', secondMobile: '', courierNote: '' },
    gift: null,
  });
});

test('somebody else receives it, the courier knows their name, the gift is written on the slip', async () => {
  const { orderId, show } = await placeGift();
  expect(await show()).toMatchObject(KNOWN);
  const seller = market.luxor.owner.token;
  const seen = await show(seller);
  expect(seen).toMatchObject(KNOWN);
  const merchantOrderIds = [seen.merchantOrders[0]?.id as number];
  const { body } = await shop.call(readLabels, { merchantOrderIds }, { token: seller });
  expect(body.sheets).toMatchObject([{ orderId, ...KNOWN }]);
});

test('finance never reads it, and a merchant not once its merchant order is over (A3)', async () => {
  const { buyer, orderId, show } = await placeGift();
  const finance = await addPerson(shop, { role: 'finance' });
  expect(await show(finance.token)).toMatchObject({ address: null, gift: null });
  await shop.call(calls.cancelOrder, { orderId, reason: 'changed_mind' }, { token: buyer.token });
  expect((await show()).status).toBe('cancelled');
  expect(await show(market.luxor.owner.token)).toMatchObject({ address: null, gift: null });
});

test('the account keeps its own name, and its receipts are made out to it', async () => {
  const buyer = await addPerson(shop);
  await setPerson(shop, buyer.id, { name: '' });
  const { orderId, show } = await placeGift(EXTRAS, buyer);
  const role = (await shop.call(showRole, {}, { token: buyer.token })).body;
  expect(role.name).toBe('عميل تجريبي');
  const part = (await show()).merchantOrders[0]?.id as number;
  const parcelId = await market.ship(part);
  await market.deliverParcel(parcelId);
  const list = async () =>
    (await shop.call(listDocuments, { orderId }, { token: buyer.token })).body.documents;
  await vi.waitFor(async () => expect(await list()).toHaveLength(2), { timeout: 15_000 });
  const [fees, goods] = await list();
  for (const document of [fees, goods])
    expect(document?.buyer).toMatchObject({ name: 'عميل تجريبي', phone: buyer.mobile });
});

test('all of it is in the copy, and none of it is left after erasing', async () => {
  const { buyer, orderId } = await placeGift();
  const by = { token: buyer.token };
  const { bytes } = await shop.call(privacy.exportOwnData, {}, by);
  const copy = JSON.parse(new TextDecoder().decode(bytes));
  expect(copy.orders).toMatchObject([{ id: orderId, ...KNOWN }]);
  await shop.call(calls.cancelOrder, { orderId, reason: 'changed_mind' }, by);
  const erased = await shop.call(
    eraseUser,
    { userId: buyer.id, reason: 'طلب صاحب الحساب' },
    { token: market.admin.token },
  );
  expect(erased.status).toBe(200);
  const [left] = await shop.rows(
    sql<{ order: string }>`select o::text as order from orders o where id = ${orderId}`,
  );
  for (const word of ['سعاد', '1155500999', '1255500888', 'الاتصال', 'كل سنة', 'عميل تجريبي', buyer.mobile])
    expect(left?.order).not.toContain(word);
});

test.each([
  ['recipient.name', { recipient: { name: '', mobile: '01155500999' } }],
  ['recipient.mobile', { recipient: { name: 'سعاد فريد', mobile: '12' } }],
  ['secondMobile', { secondMobile: '0123' }],
  ['courierNote', { courierNote: 'س'.repeat(121) }],
  ['gift.note', { gift: { note: 'س'.repeat(301), hidesPrices: false } }],
])('what is wrong in %s is said beside it', async (field, extras) => {
  const { placed } = await placeGift(extras);
  expect([placed.status, Object.keys(placed.error.details.fields ?? {})]).toEqual([400, [field]]);
});

test.each([
  ['a typed address', (mobile: string) => ({ secondMobile: mobile })],
  ['somebody else who receives it', () => ({ ...EXTRAS, secondMobile: '0115 550 0999', gift: undefined })],
])('a second number that is the first one again is refused, with %s', async (_, extras) => {
  const buyer = await addPerson(shop);
  const { placed } = await placeGift(extras(buyer.mobile), buyer);
  expect([placed.status, placed.error.details.fields]).toEqual([
    400,
    { secondMobile: checkoutText.sameMobile },
  ]);
});

test('a second number that is that of a saved address is refused too, and the buyer of a present may be it', async () => {
  const { buyer } = await placeGift({});
  const [saved] = await shop.rows(sql<{ id: number }>`select id from addresses where user_id = ${buyer.id}`);
  const again = { address: undefined, addressId: saved?.id, secondMobile: buyer.mobile };
  const { placed } = await placeGift(again, buyer);
  expect(placed.error.details.fields).toEqual({ secondMobile: checkoutText.sameMobile });
  const present = await placeGift({ ...again, recipient: EXTRAS.recipient }, buyer);
  expect(await present.show()).toMatchObject({ address: { secondMobile: buyer.mobile } });
});

test('an address that somebody else receives at is stored with their name', async () => {
  const { buyer } = await placeGift();
  const saved = await shop.rows(sql`select recipient, mobile from addresses where user_id = ${buyer.id}`);
  expect(saved).toEqual([{ recipient: 'سعاد فريد', mobile: '+201155500999' }]);
});
