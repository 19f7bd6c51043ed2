import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportOwnData } from '#modules/accounts/privacy.calls.ts';
import { eraseUser } from '#modules/accounts/users.calls.ts';
import * as calls from '#modules/complaints/calls.ts';
import { answerDueAt } from '#modules/complaints/complaint.ts';
import { listNotifications } from '#modules/notifications/calls.ts';
import { showHome } from '#modules/reports/calls.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { showShop } from '#modules/settings/calls.ts';
import { DAY } from '#platform/clock.ts';
import { forgetExpired } from '#server/upkeep/forget-expired.ts';
import { type Market, openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { auditOf, messagesOf } from '../../support/readers.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let market: Market;
let support: TestPerson;
const by = ({ token }: { token: string }) => ({ token });
const body = 'المندوب لم يتصل ولم يحضر في الموعد';
const guest = { name: 'هدى محمود', mobile: '+201055500011' };

beforeAll(async () => {
  market = await openMarket(shop);
  support = await addPerson(shop, { role: 'support' });
});

const send = (input: object, as?: { token: string }) =>
  shop.call(calls.sendComplaint, { subject: 'delivery', body, ...input }, as);
const list = async (input: object = {}) => (await shop.call(calls.listComplaints, input, by(support))).body;
const answer = (complaintId: number, said = 'يحضر المندوب غدًا', answers = 0) =>
  shop.call(calls.answerComplaint, { complaintId, body: said, answers }, by(support));

describe('a guest', () => {
  test('says name and mobile in any spelling, and finds the complaint by its number and that mobile', async () => {
    const nameless = await send({});
    expect([nameless.status, Object.keys(nameless.error.details.fields ?? {})]).toEqual([
      400,
      ['name', 'mobile'],
    ]);
    const { status, body: sent } = await send({ ...guest, mobile: '٠١٠ ٥٥٥-٠٠٠١١' });
    expect(status).toBe(200);
    const find = (number: string, mobile: string) => shop.call(calls.findComplaint, { number, mobile });
    const found = await find(` ${sent.number} `, '01055500011');
    expect(found.body).toMatchObject({
      number: sent.number,
      state: 'waiting',
      dueAt: sent.dueAt,
      answers: [],
    });
    for (const [number, mobile] of [
      [String(sent.number), '01055500012'],
      ['999999', '01055500011'],
    ] as const)
      expect((await find(number, mobile)).error.code).toBe('complaint_not_found');
  });

  test('is led to the answer by a text message, once staff have given it, and is sent none before', async () => {
    const mobile = '+201055500031';
    const sms = async () => (await messagesOf(shop, mobile, 'body')).map(sent => sent.body);
    const { number } = (await send({ ...guest, mobile })).body;
    expect(await sms()).toEqual([]);
    await answer(number);
    const [text = ''] = await sms();
    expect(text).toContain(String(number));
    expect(text.length).toBeLessThanOrEqual(70);
    const found = await shop.call(calls.findComplaint, { number: String(number), mobile });
    expect(found.body).toMatchObject({ state: 'answered', answers: [{ body: 'يحضر المندوب غدًا' }] });
  });

  test('names only an order that goes to that mobile', async () => {
    const { orderId } = await market.placeOrder([1]);
    const [order] = await shop.rows(sql<{ mobile: string }>`select mobile from orders where id = ${orderId}`);
    const orderNumber = `WK-${orderId}`;
    expect((await send({ ...guest, orderNumber })).error.code).toBe('complaint_order_not_found');
    expect((await send({ ...guest, mobile: order?.mobile, orderNumber })).status).toBe(200);
  });
});

describe('a buyer', () => {
  test('sees their own complaints with state and answers, is notified of both, and of nobody else’s', async () => {
    const { buyer, orderId } = await market.placeOrder([1]);
    const other = await addPerson(shop, { role: 'user' });
    expect((await send({ orderNumber: String(orderId) }, by(other))).error.code).toBe(
      'complaint_order_not_found',
    );
    const { number } = (await send({ orderNumber: String(orderId) }, by(buyer))).body;
    await answer(number);
    const own = async (who: { token: string }) =>
      (await shop.call(calls.listOwnComplaints, {}, by(who))).body.complaints;
    expect(await own(buyer)).toMatchObject([{ number, orderId, state: 'answered', answers: [{}] }]);
    expect(await own(other)).toEqual([]);
    const inbox = (await shop.call(listNotifications, {}, by(buyer))).body.notifications;
    expect(inbox.filter(({ link }) => link === '/complaints')).toHaveLength(2);
    const staff = (await list({ tab: 'answered', q: String(number) })).complaints;
    expect(staff).toMatchObject([{ number, userId: buyer.id, mobile: buyer.mobile, isOverdue: false }]);
  });

  test('has the own complaints in the copy, also those sent as a guest, and erasing takes them away', async () => {
    const buyer = await addPerson(shop, { role: 'user' });
    await send({}, by(buyer));
    await send({ ...guest, mobile: buyer.mobile });
    const stored = () =>
      shop.rows(sql`select from complaints where user_id = ${buyer.id} or guest_mobile = ${buyer.mobile}`);
    const file = await shop.call(exportOwnData, {}, by(buyer));
    const { complaints } = JSON.parse(new TextDecoder().decode(file.bytes)) as { complaints: unknown[] };
    expect(complaints).toHaveLength(2);
    expect(await stored()).toHaveLength(2);
    const erased = { userId: buyer.id, reason: 'طلب صاحب الحساب' };
    expect((await shop.call(eraseUser, erased, by(market.admin))).status).toBe(200);
    expect(await stored()).toHaveLength(0);
  });
});

describe('the list of staff', () => {
  test('has what waits by its deadline, the overdue on top, and finds by subject, number and mobile', async () => {
    const mobile = '+201055500021';
    const [late, soon] = [
      await send({ ...guest, mobile }),
      await send({ ...guest, mobile, subject: 'privacy' }),
    ];
    await shop.rows(sql`update complaints set due_at = ${new Date(shop.ctx.clock.now().getTime() - DAY)}
                         where id = ${late.body.number} returning id`);
    const found = await list({ q: '٠١٠٥٥٥٠٠٠٢١' });
    expect(found.complaints.map(({ number, isOverdue }) => [number, isOverdue])).toEqual([
      [late.body.number, true],
      [soon.body.number, false],
    ]);
    expect(found.counts.waiting).toBe(2);
    expect((await list()).complaints[0]?.number).toBe(late.body.number);
    expect((await list({ q: '٠١٠٥٥٥٠٠٠٢١', subject: 'privacy' })).complaints).toHaveLength(1);
    expect((await list({ q: String(soon.body.number) })).complaints).toHaveLength(1);
    expect((await list({ q: 'كلام' })).complaints).toEqual([]);
    const home = await shop.call(showHome, {}, by(support));
    expect(home.body.tasks.find(({ task }) => task === 'complaints_to_answer')?.count).toBeGreaterThan(1);
  });

  test('closes only what was answered, once, and writes both down', async () => {
    const { number } = (await send({ ...guest, mobile: '+201055500041' })).body;
    const close = () => shop.call(calls.closeComplaint, { complaintId: number }, by(support));
    expect((await close()).error.code).toBe('complaint_unanswered');
    await answer(number);
    await answer(number, 'حضر المندوب وسلّم الشحنة', 1);
    expect((await close()).body.state).toBe('closed');
    expect([(await close()).error.code, (await answer(number)).error.code]).toEqual([
      'complaint_closed',
      'complaint_closed',
    ]);
    const [closed] = (await list({ tab: 'closed', q: String(number) })).complaints;
    expect(closed?.answers).toHaveLength(2);
    expect(await auditOf(shop, { type: 'complaint', id: number }, 'from', 'to')).toMatchObject([
      { from: 'waiting', to: 'answered' },
      { from: 'answered', to: 'answered' },
      { from: 'answered', to: 'closed' },
    ]);
  });

  test('two colleagues who answer at once: one answer is sent, and the other reads it first', async () => {
    const { number } = (await send({ ...guest, mobile: '+201055500061' })).body;
    const answers = await Promise.all([answer(number, 'نعيد المبلغ غدًا'), answer(number, 'لا يعود المبلغ')]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error.code)).toEqual(['complaint_answered_meanwhile']);
    const sent = answers.findIndex(({ status }) => status === 200);
    expect(refused[0]?.error.details, 'the refusal brings what is to be read').toMatchObject({
      answers: 1,
      newest: ['نعيد المبلغ غدًا', 'لا يعود المبلغ'][sent],
    });
    expect((await answer(number, 'نعتذر عن التأخير', 1)).status).toBe(200);
    const [shown] = (await list({ tab: 'answered', q: String(number) })).complaints;
    expect(shown?.answers).toHaveLength(2);
  });

  test('forgets a complaint a year after it was closed, and none that is open', async () => {
    const [open, over] = [
      await send({ ...guest, mobile: '+201055500051' }),
      await send({ ...guest, mobile: '+201055500051' }),
    ];
    await answer(over.body.number);
    await shop.call(calls.closeComplaint, { complaintId: over.body.number }, by(support));
    const before = new Date(shop.ctx.clock.now().getTime() - 366 * DAY);
    await shop.rows(
      sql`update complaints set closed_at = ${before} where id = ${over.body.number} returning id`,
    );
    await forgetExpired(shop.ctx);
    const left = await shop.rows(sql<{ id: number }>`
      select id from complaints where id in (${open.body.number}, ${over.body.number})`);
    expect(left.map(({ id }) => id)).toEqual([open.body.number]);
  });
});

test('the days to answer are working days, and they and the hotline are settings', async () => {
  // A Thursday: Friday and Saturday are no working days.
  const thursday = new Date('2026-11-19T10:00:00Z');
  expect(answerDueAt(thursday, 2).toISOString()).toBe('2026-11-23T22:00:00.000Z');
  const days = async (values: object) => {
    const { version } = (await shop.call(showSettings, { group: 'shop' }, by(market.admin))).body;
    await shop.call(saveSettings, { group: 'shop', version, values: { ...values } }, by(market.admin));
    const { complaintHotline, complaintBusinessDays } = (await shop.call(showShop, {})).body;
    return [complaintHotline, complaintBusinessDays];
  };
  expect(await days({})).toEqual(['19588', 3]);
  expect(await days({ complaintHotline: '١٦٥٢٨', complaintBusinessDays: '5' })).toEqual(['16528', 5]);
  const now = shop.ctx.clock.now();
  const { dueAt } = (await send({ ...guest, mobile: '+201055500061' })).body;
  expect(dueAt).toBe(answerDueAt(now, 5).toISOString());
});
