import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as refunds from '#modules/refunds/calls.ts';
import { REFUND_EVENTS } from '#modules/refunds/refund.ts';
import * as backOffice from '#modules/returns/back-office.calls.ts';
import { CLAIM_EVENTS } from '#modules/returns/claim.ts';
import { caseTexts } from '#modules/returns/messages.text.ts';
import { CASE_MESSAGES } from '#modules/returns/messages.ts';
import * as calls from '#modules/returns/returns.calls.ts';
import { RETURN_EVENTS } from '#modules/returns/transitions.ts';
import { jobs } from '#server/consequences.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { type TestPerson } from '../../support/people.ts';
import { addStaff, photoOf, receiveReturned, sendRefunds } from '../../support/returns.ts';
import { testShop } from '../../support/shop.ts';
import { jobsDone } from '../matrix/rows.ts';

const shop = await testShop();
let market: Market;
let staff: Awaited<ReturnType<typeof addStaff>>;

beforeAll(async () => {
  market = await openMarket(shop, 1000);
  staff = await addStaff(shop);
});

const by = ({ token }: { token: string }) => ({ token });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

/** The messages since the last call, without order numbers: who, by which channel and what. */
async function newMessages(people: Record<string, TestPerson | { id: number }>): Promise<string[]> {
  // At night some messages wait for the morning.
  await jobsDone(shop);
  const rows = await shop.rows(sql<{ userId: number; channel: string; title: string }>`
    with gone as (delete from messages where body <> '' returning user_id, channel, subject, body),
         shown as (delete from notifications returning user_id, title)
    select user_id as "userId", channel, case channel when 'sms' then body else subject end as title from gone
    union all select user_id, 'inbox', title from shown`);
  const names = new Map(Object.entries(people).map(([name, person]) => [person.id, name]));
  return rows
    .filter(({ userId }) => names.has(userId))
    .map(
      ({ userId, channel, title }) =>
        `${names.get(userId)} ${channel}: ${plain(title).replace(/ ?WK-\d+/, '')}`,
    )
    .toSorted();
}

async function sold(units: number) {
  const order = await market.deliver(units);
  const { support, finance } = staff;
  const people = { buyer: order.buyer, seller: market.luxor.owner, support, finance };
  await newMessages(people);
  return { ...order, newMessages: () => newMessages(people) };
}

async function ask({ merchantOrderId, lineId, by: buyer }: Awaited<ReturnType<typeof sold>>, reason: string) {
  const photos = [await photoOf(shop, buyer)];
  const lines = [{ lineId, quantity: 1 }];
  return (
    await shop.call(
      calls.requestReturn,
      { merchantOrderId, lines, reason, wish: 'refund', photos } as never,
      buyer,
    )
  ).body.id;
}

test('a return is notified step by step to its buyer and its merchant, and a cash refund asks for an account', async () => {
  const order = await sold(1);
  const returnId = await ask(order, 'defect');
  expect(await order.newMessages()).toEqual([
    'buyer email: وصلنا طلب إرجاع من الطلب',
    'buyer inbox: وصلنا طلب إرجاع من الطلب',
    'seller email: طلب إرجاع من الطلب',
    'seller inbox: طلب إرجاع من الطلب',
  ]);
  await shop.call(backOffice.approveReturn, { returnId }, by(market.luxor.owner));
  expect(await order.newMessages()).toEqual([
    'buyer email: قُبل إرجاع من الطلب',
    'buyer inbox: قُبل إرجاع من الطلب',
    'buyer sms: وكالة: تم قبول مرتجع طلبك. حدد من حسابك كيف تعيده.',
  ]);
  await receiveReturned(shop, market, { returnId, lineId: order.lineId, quantity: 1 });
  await shop.call(backOffice.resolveReturn, { returnId }, by(market.luxor.owner));
  const later = await order.newMessages();
  expect(later).toContain('buyer email: وصل مرتجع الطلب إلى المتجر');
  expect(later.filter(line => line.startsWith('buyer sms'))).toEqual([
    expect.stringMatching(/^buyer sms: وكالة: لك [\d.]+ جنيه\. حدد حساب الاستلام في طلبك\.$/),
  ]);
});

test('a cash refund is not said to have come back the way it was paid', async () => {
  const order = await sold(1);
  const returnId = await ask(order, 'defect');
  await shop.call(backOffice.approveReturn, { returnId }, by(market.luxor.owner));
  await receiveReturned(shop, market, { returnId, lineId: order.lineId, quantity: 1 });
  await shop.call(backOffice.resolveReturn, { returnId }, by(market.luxor.owner));
  const { refund } = (await shop.call(calls.showReturn, { returnId }, order.by)).body;
  expect(refund).toMatchObject({ toAccount: true });
  const channel = { kind: 'wallet', account: '01001234567', holder: 'عميل تجريبي' } as const;
  await shop.call(refunds.savePayoutChannel, channel, order.by);
  await sendRefunds(shop);
  const transfer = { refundId: refund?.id ?? 0, reference: 'IPN-778813', holder: channel.holder };
  expect((await shop.call(refunds.recordTransfer, transfer, by(staff.finance))).body.state).toBe('succeeded');
  await jobsDone(shop);
  const arrived = await shop.rows(sql<{ body: string }>`
    select body from notifications where user_id = ${order.buyer.id} and title like 'رددنا إليك%'`);
  expect(arrived.map(({ body }) => plain(body))).toEqual([
    expect.stringMatching(/^عن الطلب WK-\d+\. حُوّل إلى حسابك\.$/),
  ]);
});

test('a claim is notified to its merchant, to support once it is theirs, and its decision to both sides; a job that runs twice notifies once', async () => {
  const order = await sold(1);
  const claimId = await ask(order, 'damaged');
  expect(await order.newMessages()).toContain('seller email: شكوى من الطلب');
  await shop.call(backOffice.answerClaim, { claimId, answer: 'غلّفناها جيدًا' }, by(market.luxor.owner));
  expect(await order.newMessages()).toContain('support email: شكوى تنتظر القرار من الطلب');
  const decided = { claimId, decision: 'refund', reason: 'الصور واضحة', recoveredFrom: 'merchant' } as const;
  await shop.call(backOffice.decideClaim, decided, by(staff.support));
  const said = await order.newMessages();
  expect(said).toContain('buyer sms: وكالة: صدر قرار في شكوى طلبك. التفاصيل في حسابك.');
  expect(said).toContain('seller email: صدر قرار في شكوى الطلب');
  expect(said.filter(line => line.startsWith('finance inbox: مبلغ مسترد ينتظر اعتمادك'))).toHaveLength(1);
  const [step] = await shop.rows(sql<{ id: number }>`
    select id from case_events where subject = 'claim' and subject_id = ${claimId} and event = 'decided'`);
  await jobs['claim.decided: notifyOfCase']?.(shop.ctx, { id: step?.id ?? 0 });
  expect(await order.newMessages()).toEqual([]);
  const { refund } = (await shop.call(calls.showClaim, { claimId }, order.by)).body;
  await shop.call(
    backOffice.refuseRefund,
    { refundId: refund?.id ?? 0, reason: 'حُلّت مع العميل' },
    by(staff.finance),
  );
  expect(await order.newMessages()).toContain('buyer sms: وكالة: نراجع من جديد مبلغ طلبك. السبب في حسابك.');
});

test('the table names every event, and no text message is longer than one of 70 letters', () => {
  const events = [
    ...RETURN_EVENTS.map(event => `return.${event}`),
    ...CLAIM_EVENTS.map(event => `claim.${event}`),
    ...REFUND_EVENTS.map(event => `refund.${event}`),
  ];
  expect(Object.keys(CASE_MESSAGES).toSorted()).toEqual(events.toSorted());
  const facts = {
    order: 'WK-1048212',
    amount: 12_345_678,
    state: '',
    about: 'defect',
    units: 3,
    id: 5001,
  } as never;
  for (const [name, text] of Object.entries(caseTexts))
    if ('sms' in text) expect(text.sms(facts).length, name).toBeLessThanOrEqual(70);
});
