import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emulateAnalytics } from '#emulators/emulate-analytics.ts';
import { listConsents } from '#modules/accounts/privacy.calls.ts';
import { chooseAnalytics, showAnalyticsChoice } from '#modules/analytics/calls.ts';
import type { Receiver } from '#modules/analytics/receiver.ts';
import { forgetDeadSales, reportSale } from '#modules/analytics/server/report-sale.ts';
import type { SaleJob } from '#modules/analytics/server/sale.ts';
import { saveSettings, showSettings } from '#modules/settings/back-office.calls.ts';
import { DAY } from '#platform/clock.ts';
import { jobs } from '#server/consequences.ts';
import { openMarket } from '../../support/market.ts';
import { addPerson, type TestPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const services = await emulateAnalytics();
afterAll(services.close);
const shop = await testShop({
  env: {
    GA4_URL: services.google.url,
    GA4_MEASUREMENT_ID: services.google.measurementId,
    GA4_API_SECRET: services.google.apiSecret,
    META_URL: services.meta.url,
    META_DATASET_ID: services.meta.datasetId,
    META_ACCESS_TOKEN: services.meta.accessToken,
    // Its jobs are run by the tests.
    RUNS: 'web',
  },
});
const { ctx, call, rows, clock } = shop;
const market = await openMarket(shop, 1000);

beforeEach(() => {
  services.counted.length = 0;
  services.refused.length = 0;
});

async function switchTo(values: Record<string, boolean>): Promise<void> {
  const { body } = await call(showSettings, { group: 'shop' }, market.admin);
  const saved = await call(saveSettings, { group: 'shop', version: body.version, values }, market.admin);
  expect(saved.status).toBe(200);
}
const switchOn = () => switchTo({ 'analytics.google': true, 'analytics.meta': true });

const agree = (buyer: TestPerson) => call(chooseAnalytics, { wanted: true }, buyer);
const withdraw = (buyer: TestPerson) => call(chooseAnalytics, { wanted: false }, buyer);

/** Runs the jobs that follow from deliveries, and gives those that would report them. */
async function queued(): Promise<SaleJob[]> {
  const events = await rows(sql<{ id: number; payload: { id: number } }>`
    select j.id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'order.delivered'`);
  for (const { id, payload } of events) {
    await jobs['order.delivered']?.(ctx, payload);
    await rows(sql`select graphile_worker.complete_jobs(array[${id}::bigint])`);
  }
  const reports = await rows(sql<{ payload: SaleJob }>`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'analytics.report-sale' order by j.id`);
  await rows(sql`
    select graphile_worker.complete_jobs(array_agg(j.id))
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'analytics.report-sale' having count(*) > 0`);
  return reports.map(({ payload }) => payload);
}

/** A parcel of two units reaches a buyer with this consent, and the report of it waits. */
async function sold(decide?: typeof agree): Promise<{ buyer: TestPerson; reports: SaleJob[] }> {
  const { buyer } = await market.deliver(2);
  await decide?.(buyer);
  return { buyer, reports: await queued() };
}

test('a shop without analytics services asks for no consent, and takes none', async () => {
  const buyer = await addPerson(shop);
  expect((await call(showAnalyticsChoice, {}, buyer)).body).toEqual({ receivers: [], isGiven: false });
  expect(await agree(buyer)).toMatchObject({ error: { code: 'analytics_not_offered' } });
});

test('nothing is reported before a consent', async () => {
  await switchOn();
  const { buyer, reports } = await sold();
  expect(reports).toEqual([]);
  expect((await call(showAnalyticsChoice, {}, buyer)).body).toEqual({
    receivers: ['google', 'meta'],
    isGiven: false,
  });
});

test('a delivery to a buyer who agreed is reported to each service once, and names nobody in the clear', async () => {
  await switchOn();
  const { buyer, reports } = await sold(agree);
  expect(reports.map(({ receiver }) => receiver)).toEqual(['google', 'meta']);
  // The queue does a job twice where its process ended after the answer.
  for (const job of [...reports, ...reports]) await reportSale(ctx, job);
  expect(services.refused).toEqual([]);
  const [google, meta] = services.counted;
  expect(services.counted.map(({ service }) => service)).toEqual(['google', 'meta']);
  const item = { quantity: 2 };
  expect(google?.body).toMatchObject({
    consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
    events: [
      {
        name: 'purchase',
        params: {
          currency: 'EGP',
          value: 200,
          items: [{ ...item, item_id: String(market.luxor.product.id), price: 100 }],
        },
      },
    ],
  });
  const sha = (text: string) => createHash('sha256').update(text).digest('hex');
  expect(meta?.body).toMatchObject({
    data: [
      {
        event_name: 'Purchase',
        user_data: { ph: [sha(buyer.mobile.slice(1))], em: [sha(buyer.email)] },
        custom_data: {
          value: 200,
          contents: [{ ...item, id: String(market.luxor.product.id), item_price: 100 }],
        },
      },
    ],
  });
});

test('the emulated services count nothing that names somebody in the clear', async () => {
  const post = (path: string, body: object) =>
    fetch(services.meta.url + path, { method: 'POST', body: JSON.stringify(body) });
  const event = { event_id: '1', event_time: 1_795_000_000, action_source: 'other' };
  const amount = { currency: 'EGP', value: 1 };
  const meta = { ...event, user_data: { em: ['mona@example.com'] }, custom_data: amount };
  const path = `/${services.meta.datasetId}/events`;
  expect((await post(path, { data: [meta], access_token: services.meta.accessToken })).status).toBe(400);
  const { measurementId, apiSecret } = services.google;
  await post(`/mp/collect?measurement_id=${measurementId}&api_secret=${apiSecret}`, {
    client_id: '1.2',
    timestamp_micros: 1_795_000_000_000_000,
    events: [{ name: 'purchase', params: { transaction_id: '1', ...amount, buyer: '01012345678' } }],
  });
  expect(services.counted).toEqual([]);
  expect(services.refused.length).toBe(2);
});

test('a consent that is taken back, a switch that is turned off and an account that is gone end what waits', async () => {
  await switchOn();
  const { buyer, reports } = await sold(agree);
  await withdraw(buyer);
  for (const job of reports) await reportSale(ctx, job);
  await agree(buyer);
  await switchTo({ 'analytics.google': false });
  for (const job of reports.filter(({ receiver }) => receiver === 'google')) await reportSale(ctx, job);
  await switchOn();
  await rows(sql`update users set deleted_at = now(), mobile = null, email = null where id = ${buyer.id}`);
  for (const job of reports) await reportSale(ctx, job);
  expect([...services.counted, ...services.refused]).toEqual([]);
});

test('a consent covers only the services that it named', async () => {
  await switchTo({ 'analytics.google': true, 'analytics.meta': false });
  const { buyer } = await market.deliver(1);
  await agree(buyer);
  await switchOn();
  expect((await call(showAnalyticsChoice, {}, buyer)).body).toEqual({
    receivers: ['google', 'meta'],
    isGiven: false,
  });
  expect((await queued()).map(({ receiver }) => receiver)).toEqual(['google']);
});

test('the log of consents has each decision once, with its words', async () => {
  await switchOn();
  const buyer = await addPerson(shop);
  for (const decide of [agree, agree, withdraw, withdraw]) await decide(buyer);
  const { body } = await call(listConsents, {}, buyer);
  expect(
    body.consents.map(({ purpose, toldBy, decision, textVersion }) => ({
      purpose,
      toldBy,
      decision,
      textVersion,
    })),
  ).toEqual([
    { purpose: 'analytics', toldBy: null, decision: 'withdrawn', textVersion: '2026-11 google meta' },
    { purpose: 'analytics', toldBy: null, decision: 'given', textVersion: '2026-11 google meta' },
  ]);
});

test.each<[Receiver, number]>([
  ['google', 3],
  ['meta', 7],
])('%s gets no report older than %i days', async (receiver, days) => {
  await switchOn();
  const job = (await sold(agree)).reports.find(each => each.receiver === receiver) as SaleJob;
  clock.advance(days * DAY + 1);
  await reportSale(ctx, job);
  expect([...services.counted, ...services.refused]).toEqual([]);
});

test('a service that fails is asked again, a wrong key is an error that staff see, and what no service takes any more is forgotten', async () => {
  await switchOn();
  const [google, meta] = (await sold(agree)).reports as [SaleJob, SaleJob];
  services.spoilCall('POST /mp/collect', 'error');
  await expect(reportSale(ctx, google)).rejects.toThrow('Google answered 500');
  await reportSale(ctx, google);
  services.spoilCall('POST /100200300/events', 'lost_after');
  await expect(reportSale(ctx, meta)).rejects.toThrow();
  await reportSale(ctx, meta);
  expect(services.counted.map(({ service }) => service)).toEqual(['google', 'meta']);
  const key = services.meta.accessToken;
  services.meta.accessToken = 'another';
  await expect(reportSale(ctx, meta)).rejects.toThrow('Meta answered 400, 190');
  services.meta.accessToken = key;

  const failed = async (age: number) => {
    const [job] = await rows(sql<{ id: number }>`
      select id from graphile_worker.add_job('analytics.report-sale', '{"eventId": 1, "receiver": "meta"}'::json)`);
    await rows(sql`
      update graphile_worker._private_jobs
         set attempts = max_attempts, created_at = ${new Date(clock.now().getTime() - age)} where id = ${job?.id}`);
  };
  await failed(6 * DAY);
  await failed(9 * DAY);
  await forgetDeadSales(ctx);
  expect((await queued()).length).toBe(1);
});
