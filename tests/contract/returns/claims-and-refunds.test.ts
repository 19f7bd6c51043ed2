import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, expect, test } from 'vitest';
import * as orderCalls from '#modules/orders/calls.ts';
import { ORDER_EVENTS } from '#modules/orders/order-event.ts';
import { applyEventIn } from '#modules/orders/server/steps/apply-event.ts';
import * as refunds from '#modules/refunds/calls.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import * as credits from '#modules/returns/credit.calls.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { applyClaimEventIn } from '#modules/returns/server/apply-claim-event.ts';
import { takeUpNotReceived } from '#modules/returns/server/open-claim.ts';
import { DEFAULT_SETTINGS } from '#modules/settings/default-settings.ts';
import { HOUR } from '#platform/clock.ts';
import { expectBooksRight } from '../../support/books.ts';
import { type Delivered, type Market, openMarket } from '../../support/market.ts';
import { auditOf, eventsOf } from '../../support/readers.ts';
import { addStaff, photoOf, waitForReturns } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  staff = await addStaff(shop);
});
afterEach(() => expectBooksRight(shop));

const seller = () => ({ token: market.luxor.owner.token });
const support = () => ({ token: staff.support.token });
const finance = () => ({ token: staff.finance.token });

async function claimDamaged({ merchantOrderId, lineId, by }: Delivered, quantity: number) {
  const photos = [await photoOf(shop, by)];
  const lines = [{ lineId, quantity }];
  const input = { merchantOrderId, lines, reason: 'damaged', wish: 'refund', photos } as const;
  const { body } = await shop.call(calls.requestReturn, input, by);
  expect(body.kind).toBe('claim');
  return body.id;
}

async function decide(claimId: number, recoveredFrom: 'merchant' | 'courier' | 'platform') {
  await shop.call(backOffice.answerClaim, { claimId, answer: 'غلّفناها جيدًا' }, seller());
  const decided = { claimId, decision: 'refund', reason: 'الصور واضحة', recoveredFrom } as const;
  return shop.call(backOffice.decideClaim, decided, support());
}

const refundOf = async (claimId: number, by: { token: string }) =>
  (await shop.call(calls.showClaim, { claimId }, by)).body.refund;

test('a claim is answered by the merchant, decided by staff and paid after finance has signed', async () => {
  const sold = await market.deliver(2);
  const claimId = await claimDamaged(sold, 1);
  const early = { claimId, decision: 'refuse', reason: 'لاحقًا' } as const;
  expect((await shop.call(backOffice.decideClaim, early, support())).error.code).toBe('not_possible_now');
  expect((await decide(claimId, 'merchant')).status).toBe(200);
  const refund = await refundOf(claimId, sold.by);
  // One of two units by the merchant's fault: half of the delivery and fees come back with it.
  expect(refund).toMatchObject({ state: 'drafted', goods: 100, delivery: 30, fees: 12.5 });
  const refundId = refund?.id as number;
  expect((await shop.call(refunds.approveRefund, { refundId }, support())).status).toBe(403);
  expect((await shop.call(refunds.approveRefund, { refundId }, finance())).body.state).toBe('approved');
  expect((await shop.call(refunds.approveRefund, { refundId }, finance())).error.code).toBe(
    'not_possible_now',
  );
});

test.each([
  ['merchant', { merchant_payable: 100 }],
  ['platform', { claim_cost: 100 }],
] as const)('a refund is recovered from the %s as staff recorded it', async (recoveredFrom, expected) => {
  const sold = await market.deliver(2);
  const claimId = await claimDamaged(sold, 1);
  await decide(claimId, recoveredFrom);
  const refundId = (await refundOf(claimId, sold.by))?.id as number;
  await shop.call(refunds.approveRefund, { refundId }, finance());
  const entries = await shop.rows(sql<{ account: string; debit: number }>`
    select split_part(e.account, ':', 1) as account, sum(e.amount)::int / 100.0 as debit
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where t.cause_type = 'refund' and t.cause_id = ${refundId} group by 1`);
  const debits = Object.fromEntries(entries.map(({ account, debit }) => [account, Number(debit)]));
  for (const account of Object.keys(expected)) expect(debits[account]).toBeGreaterThan(0);
  expect(debits['refund_payable']).toBe(-142.5);
});

test('what is found damaged a day later has a claim of its own while the first is open, and each is decided', async () => {
  const sold = await market.deliver(3);
  const first = await claimDamaged(sold, 1);
  const second = await claimDamaged(sold, 1);
  expect(second).not.toBe(first);
  const { merchantOrderId, lineId, by } = sold;
  const lines = [{ lineId, quantity: 2 }];
  const photos = [await photoOf(shop, by)];
  const tooMany = { merchantOrderId, lines, reason: 'damaged', wish: 'refund', photos } as const;
  const third = await shop.call(calls.requestReturn, tooMany, by);
  expect(third.error.code).toBe('wrong_units');
  for (const claimId of [second, first]) expect((await decide(claimId, 'merchant')).status).toBe(200);
  const amounts = [await refundOf(first, by), await refundOf(second, by)].map(each => each?.amount);
  // A third of delivery 60 and of the fees 25 each: to the piastre, whichever was decided first.
  expect(amounts).toEqual([128.33, 128.33]);
});

test('a courier does not bear what the merchant carried', async () => {
  const sold = await market.deliver(2);
  const claimId = await claimDamaged(sold, 1);
  const decided = await decide(claimId, 'courier');
  expect([decided.status, decided.error.code]).toEqual([400, 'no_courier']);
});

test('above the limit a refund needs two different people, and never who drafted it (A4)', async () => {
  const aloneUpTo = { ...DEFAULT_SETTINGS.aloneUpTo, refund: 10_000 };
  await sql`insert into settings (name, value) values ('aloneUpTo', ${JSON.stringify(aloneUpTo)}::jsonb)`.execute(
    shop.ctx.db,
  );
  await shop.ctx.changes.flush();
  const sold = await market.deliver(2);
  const claimId = await claimDamaged(sold, 2);
  await shop.call(backOffice.answerClaim, { claimId, answer: 'غلّفناها جيدًا' }, seller());
  const decided = { claimId, decision: 'refund', reason: 'الصور واضحة', recoveredFrom: 'platform' } as const;
  await shop.call(backOffice.decideClaim, decided, { token: market.admin.token });
  const refundId = (await refundOf(claimId, sold.by))?.id as number;
  const sign = (by: { token: string }) => shop.call(refunds.approveRefund, { refundId }, by);

  expect((await sign({ token: market.admin.token })).error.code).toBe('own_money');
  expect((await sign(finance())).body.state).toBe('drafted');
  expect((await sign(finance())).error.code).toBe('second_person_needed');
  expect((await sign({ token: staff.other.token })).body.state).toBe('approved');
  const audited = await auditOf(shop, { type: 'refund', id: refundId }, 'what', 'to');
  expect(audited).toEqual([
    { what: 'refund.state', to: 'countersigned' },
    { what: 'refund.state', to: 'approved' },
  ]);
  await sql`delete from settings where name = 'aloneUpTo'`.execute(shop.ctx.db);
  await shop.ctx.changes.flush();
});

test('an unanswered claim goes to staff after 48 hours; a refund without whose loss it is, is none', async () => {
  const sold = await market.deliver(1);
  const claimId = await claimDamaged(sold, 1);
  expect((await shop.call(calls.showClaim, { claimId }, sold.by)).body.state).toBe('open');
  await waitForReturns(shop, 48 * HOUR);
  expect((await shop.call(calls.showClaim, { claimId }, sold.by)).body.state).toBe('answered');
  const input = { claimId, decision: 'refund', reason: 'الصور واضحة' } as const;
  expect((await shop.call(backOffice.decideClaim, input, support())).error.code).toBe('recovery_needed');
});

test('staff may have the goods brought back first: then it is a return at the merchant’s cost', async () => {
  const sold = await market.deliver(1);
  const claimId = await claimDamaged(sold, 1);
  await shop.call(backOffice.answerClaim, { claimId, answer: 'نريد فحصها' }, seller());
  await shop.call(backOffice.decideClaim, { claimId, decision: 'return', reason: 'تُفحص أولًا' }, support());
  const { returns } = (await shop.call(calls.listCases, { orderId: sold.orderId }, sold.by)).body;
  expect(returns).toMatchObject([{ state: 'approved', reason: 'damaged', payer: 'merchant' }]);
});

async function takeUp({ merchantOrderId }: Delivered) {
  const events = await eventsOf(shop, { merchantOrderId }, 'id', 'event');
  const step = events.find(({ event }) => event === 'not_received');
  await shop.ctx.db.transaction().execute(tx => takeUpNotReceived(shop.ctx, tx, { id: step?.id as number }));
}

const casesOf = async ({ orderId, by }: Delivered) =>
  (await shop.call(calls.listCases, { orderId }, by)).body.claims;

test('a report that nothing arrived is a claim of all delivered units; once it is refused, all can be returned', async () => {
  expect(ORDER_EVENTS).toContain('not_received');
  const sold = await market.deliver(2);
  const { merchantOrderId, orderId, by } = sold;
  const mayReport = async () => {
    const { merchantOrders } = (await shop.call(orderCalls.showOrder, { orderId }, by)).body;
    const part = merchantOrders.find(({ id }) => id === merchantOrderId);
    return part?.actions.find(({ event }) => event === 'not_received')?.allowed;
  };
  const returnable = async () => (await shop.call(calls.listReturnable, { merchantOrderId }, by)).body.lines;
  await shop.call(orderCalls.reportNotReceived, { merchantOrderId }, by);
  await takeUp(sold);
  const [claim] = await casesOf(sold);
  expect(claim).toMatchObject({ about: 'not_received', state: 'open', lines: [{ quantity: 2 }] });
  expect([await mayReport(), await returnable()]).toMatchObject(['not_possible_now', [{ most: 0 }]]);

  const claimId = claim?.id as number;
  await shop.call(backOffice.answerClaim, { claimId, answer: 'سُلّمت' }, seller());
  await shop.call(backOffice.decideClaim, { claimId, decision: 'refuse', reason: 'سُلّمت' }, support());
  expect([await mayReport(), await returnable()]).toMatchObject(['yes', [{ most: 2 }]]);
});

test('what did not arrive may be answered before the queue comes to it: it has its units, and begins once', async () => {
  const sold = await market.deliver(2);
  const { merchantOrderId, buyer } = sold;
  const requestId = 'at-once';
  // In one transaction, so that the queue cannot come between the two.
  await shop.ctx.db.transaction().execute(async tx => {
    const by = { kind: 'buyer', userId: buyer.id, requestId } as const;
    await applyEventIn(shop.ctx, tx, { merchantOrderId, event: 'not_received', by });
    const { rows } = await sql<{ id: number }>`
      select id from claims where merchant_order_id = ${merchantOrderId}`.execute(tx);
    const merchant = {
      kind: 'merchant',
      userId: market.luxor.owner.id,
      merchantId: market.luxor.id,
      requestId,
    } as const;
    const claimId = rows[0]?.id as number;
    await applyClaimEventIn(shop.ctx, tx, { claimId, event: 'answered', by: merchant, reason: 'سُلّم' });
  });
  await Promise.all([takeUp(sold), takeUp(sold)]);
  expect(await casesOf(sold)).toMatchObject([{ state: 'answered', lines: [{ quantity: 2 }] }]);
  const steps = await shop.rows(sql`
    select e.event from case_events e join claims c on c.id = e.subject_id
     where e.subject = 'claim' and c.merchant_order_id = ${merchantOrderId} order by e.id`);
  expect(steps).toEqual([{ event: 'opened' }, { event: 'answered' }]);
});

test('good will is account credit with a reason, up to its limit, and given once however often it is sent', async () => {
  const sold = await market.deliver(1);
  const gift = { key: randomUUID(), userId: sold.buyer.id, amount: 25.5, reason: 'تأخر التوصيل' };
  expect(
    (await shop.call(credits.giveGoodwill, { ...gift, userId: staff.support.id }, finance())).error.code,
  ).toBe('buyer_not_found');
  const given = await Promise.all([1, 2].map(() => shop.call(credits.giveGoodwill, gift, finance())));
  expect(given[0]?.body).toEqual(given[1]?.body);
  expect((await shop.call(credits.showCredit, {}, sold.by)).body).toMatchObject({
    balance: 25.5,
    moves: [{ kind: 'goodwill' }],
  });
});

test('good will shows whose it would be, by mobile in any spelling or by an order, before it is given', async () => {
  const sold = await market.deliver(1);
  const [buyer] = await shop.rows(
    sql<{ name: string; mobile: string }>`select name, mobile from users where id = ${sold.buyer.id}`,
  );
  const whose = (of: { mobile?: string; orderId?: number; userId?: number }) =>
    shop.call(credits.showGoodwillBuyer, of, support());
  expect((await whose({})).error.code).toBe('buyer_not_found');
  expect((await whose({ mobile: '01099999999' })).error.code).toBe('buyer_not_found');
  expect((await whose({ userId: staff.support.id })).error.code).toBe('buyer_not_found');
  expect((await whose({ mobile: '123' })).error.details?.fields).toHaveProperty('mobile');
  const spelled = (buyer?.mobile ?? '')
    .replace('+2', '')
    .replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
  const shown = { userId: sold.buyer.id, name: buyer?.name, mobile: buyer?.mobile, most: 500 };
  expect((await whose({ mobile: spelled })).body).toEqual(shown);
  expect((await whose({ orderId: sold.orderId })).body).toEqual(shown);
  const gift = { key: randomUUID(), userId: sold.buyer.id, amount: 10, reason: 'تأخر التوصيل' };
  expect((await shop.call(credits.giveGoodwill, gift, support())).status).toBe(200);
  expect((await shop.call(credits.showCredit, {}, sold.by)).body.balance).toBe(10);
  expect((await whose({ userId: sold.buyer.id })).body.most).toBe(490);
});
