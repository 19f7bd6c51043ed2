import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listNotifications } from '#modules/notifications/calls.ts';
import { rejectMerchantOrder } from '#modules/orders/calls.ts';
import { decideObjection, listObjections, sendObjection } from '#modules/reviews/objections.calls.ts';
import { listPerformance, showPerformance } from '#modules/reviews/performance.calls.ts';
import { rateMerchants } from '#modules/reviews/server/rate-merchants.ts';
import { warnMerchant } from '#modules/reviews/warnings.calls.ts';
import { DAY } from '#platform/clock.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { staySignedIn } from '../../support/arrange.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
beforeAll(async () => {
  market = await openMarket(shop, 1_000);
});

const seller = () => ({ token: market.luxor.owner.token });
const admin = () => ({ token: market.admin.token });
const reason = 'العميل طلب الإلغاء بالهاتف ومعي تسجيل بذلك';

/** An order that the shop did not want. */
async function refused(): Promise<number> {
  const { orderId, first } = await market.placeOrder([1]);
  const input = { merchantOrderId: first.id, reason: 'wrong_price' };
  expect((await shop.call(rejectMerchantOrder, input, seller())).error).toBeUndefined();
  return orderId;
}

const object = (orderId: number, what: 'refused' | 'late' | 'faulty' = 'refused') =>
  shop.call(sendObjection, { orderId, what, reason }, seller());
const decide = (objectionId: number, decision: 'accepted' | 'refused') =>
  shop.call(decideObjection, { objectionId, decision, answer: 'راجعنا ما حدث' }, admin());
const shown = async (orderId: number) =>
  (await shop.call(showPerformance, {}, seller())).body.setbacks.find(each => each.orderId === orderId);
const countedRefused = async () => {
  await rateMerchants(shop.ctx);
  const [row] = await shop.rows(sql<{ refused: number }>`
    select refused from merchant_ratings where merchant_id = ${market.luxor.id}`);
  return row?.refused;
};

test('a merchant objects to one event; accepted, it no longer counts, and both see it', async () => {
  const [one, other] = [await refused(), await refused()];
  expect(await countedRefused()).toBe(2);
  expect(await shown(one)).toMatchObject({ objection: null, objectUntil: expect.any(String) });
  const sent = (await object(one)).body.objectionId;
  expect((await object(one)).error.code).toBe('objection_sent');
  expect(await shown(one)).toMatchObject({ objection: { state: 'waiting' }, objectUntil: null });
  const waiting = (await shop.call(listObjections, {}, admin())).body;
  expect(waiting.objections[0]).toMatchObject({ id: sent, orderId: one, reason, isOverdue: false });

  expect((await decide(sent, 'accepted')).body).toEqual({ state: 'accepted' });
  expect((await decide(sent, 'refused')).error.code).toBe('objection_decided');
  expect(await countedRefused()).toBe(1);
  expect(await shown(one)).toMatchObject({ objection: { state: 'accepted', answer: 'راجعنا ما حدث' } });
  const inbox = (await shop.call(listNotifications, {}, seller())).body.notifications;
  expect(inbox.some(({ title }) => title.includes('قُبل اعتراضك'))).toBe(true);

  await decide((await object(other)).body.objectionId, 'refused');
  expect(await countedRefused()).toBe(1);
  const decided = (await shop.call(listObjections, { tab: 'decided' }, admin())).body;
  expect(decided.objections.map(({ state }) => state)).toEqual(['refused', 'accepted']);
  expect(decided.counts).toEqual({ waiting: 0, decided: 2 });
  const audited = await shop.rows(sql<{ to: string }>`
    select "to" #>> '{}' as to from audit_log where what = 'objection.state' order by id`);
  expect(audited.map(({ to }) => to)).toEqual(['waiting', 'accepted', 'waiting', 'refused']);
});

test('late hand-overs and faults are excused too', async () => {
  const { merchantOrderId, orderId } = await market.deliver(1);
  await shop.rows(sql`
    update merchant_orders set promised_out = '2000-01-01', promised_last = '2000-01-02', late_at = ${shop.clock.now()}
     where id = ${merchantOrderId}`);
  const counted = async () => {
    await rateMerchants(shop.ctx);
    const [row] = await shop.rows(sql<{ handedOver: number; promised: number }>`
      select handed_over as "handedOver", promised from merchant_ratings where merchant_id = ${market.luxor.id}`);
    return row;
  };
  const before = await counted();
  await decide((await object(orderId, 'late')).body.objectionId, 'accepted');
  expect((await counted())?.handedOver).toBe((before?.handedOver as number) + 1);
  expect((await object(orderId, 'faulty')).error.code).toBe('setback_not_found');
});

test('an objection comes within 15 days, is late after five, and is forgotten after a year', async () => {
  const [soon, late] = [await refused(), await refused()];
  const id = (await object(soon)).body.objectionId;
  shop.clock.advance(6 * DAY);
  await staySignedIn(shop);
  const { objections } = (await shop.call(listObjections, {}, admin())).body;
  expect(objections.find(each => each.id === id)?.isOverdue).toBe(true);
  shop.clock.advance(10 * DAY);
  await staySignedIn(shop);
  expect((await object(late)).error.code).toBe('objection_too_late');
  expect(await shown(late)).toMatchObject({ objection: null, objectUntil: null });
  await decide(id, 'refused');
  shop.clock.advance(366 * DAY);
  await forgetExpired(shop.ctx);
  expect(await shop.rows(sql`select from setback_objections where decided_at is not null`)).toEqual([]);
  await staySignedIn(shop);
});

test('the ladder has three steps with two weeks between, told to the merchant, and changes nothing else', async () => {
  await refused();
  await rateMerchants(shop.ctx);
  const merchantId = market.luxor.id;
  const warn = (step: 1 | 2 | 3) =>
    shop.call(warnMerchant, { merchantId, step, body: 'إلغاءات كثيرة هذا الشهر' }, admin());
  const listed = async () =>
    (await shop.call(listPerformance, {}, admin())).body.merchants.find(
      each => each.merchantId === merchantId,
    );
  expect(await listed()).toMatchObject({ warning: null, next: { step: 1 } });
  expect((await warn(2)).error.code).toBe('warning_out_of_step');
  const both = await Promise.all([warn(1), warn(1)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await warn(2)).error.code).toBe('warning_too_early');
  for (const step of [2, 3, 3] as const) {
    shop.clock.advance(14 * DAY);
    await staySignedIn(shop);
    expect((await warn(step)).status).toBe(200);
  }
  const own = (await shop.call(showPerformance, {}, seller())).body;
  expect(own.warnings.map(({ step }) => step)).toEqual([3, 3, 2, 1]);
  const [merchant] = await shop.rows(sql<{ status: string }>`
    select status from merchants where id = ${merchantId}`);
  expect(merchant?.status).toBe('active');
  const told = await shop.rows(sql`
    select from messages where user_id = ${market.luxor.owner.id} and channel = 'sms' and body like '%الأداء%'`);
  expect(told).toHaveLength(4);
  shop.clock.advance(91 * DAY);
  await staySignedIn(shop);
  expect((await warn(1)).status).toBe(200);
});
