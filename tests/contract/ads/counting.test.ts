import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { listAds, showAd } from '#modules/ads/back-office.calls.ts';
import { countAds } from '#modules/ads/counts.calls.ts';
import { writeAdCounts } from '#modules/ads/server/count-ads.ts';
import { DAY } from '#platform/clock.ts';
import { cairoDay } from '#platform/dates.ts';
import { writeCounts } from '#platform/server/counting/write-counts.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
let admin: { token: string };
let adId: number;

beforeAll(async () => {
  admin = await addPerson(shop, { role: 'super_admin' });
});

beforeEach(async () => {
  shop.ctx.counterBuffer.take();
  await shop.rows(sql`delete from ads`);
  const [row] = await shop.rows(
    sql<{ id: number }>`
      insert into ads (type, position, title, image) values ('landing_page_upper', 1, 'إعلان', '/a') returning id`,
  );
  adId = (row as { id: number }).id;
});

const counted = async () => {
  const { ad } = (await shop.call(showAd, { adId }, admin)).body;
  return [ad.impressions, ad.clicks];
};

test('views and clicks are added up in memory and written in one statement, by day of Cairo', async () => {
  const today = cairoDay(shop.clock.now());
  await shop.call(countAds, { seen: [adId, adId] });
  await shop.call(countAds, { seen: [adId], followed: [adId] });
  expect(await counted()).toEqual([0, 0]);
  await writeAdCounts(shop.ctx);
  expect(await counted()).toEqual([2, 1]);
  shop.clock.advance(DAY);
  await shop.call(countAds, { seen: [adId] });
  await writeAdCounts(shop.ctx);
  const { days } = (await shop.call(showAd, { adId }, admin)).body;
  expect(days).toEqual([
    { day: cairoDay(shop.clock.now()), impressions: 1, clicks: 0 },
    { day: today, impressions: 2, clicks: 1 },
  ]);
  const [listed] = (await shop.call(listAds, {}, admin)).body.ads;
  expect([listed?.impressions, listed?.clicks]).toEqual([3, 1]);
});

test('a flood from one address stops counting, and others go on', async () => {
  for (let at = 0; at < 400; at += 1) await shop.call(countAds, { seen: [adId] }, { address: '10.0.0.1' });
  await shop.call(countAds, { seen: [adId] }, { address: '10.0.0.2' });
  await writeAdCounts(shop.ctx);
  expect(await counted()).toEqual([301, 0]);
});

test('ads that are not there leave nothing, and more than a page holds is refused', async () => {
  await shop.call(countAds, { seen: [adId, 999_999_999] });
  await writeAdCounts(shop.ctx);
  expect(await shop.rows(sql`select from ad_counts`)).toHaveLength(1);
  const many = Array.from({ length: 31 }, (_, at) => at + 1);
  expect((await shop.call(countAds, { seen: many })).status).toBe(400);
});

test('counts that could not be written are written the next time', async () => {
  await shop.call(countAds, { seen: [adId] });
  const broken = { ...shop.ctx, db: null as never };
  await expect(writeAdCounts(broken)).rejects.toThrow();
  await writeAdCounts(shop.ctx);
  expect(await counted()).toEqual([1, 0]);
});

test('a shop that stops writes down what it has counted', async () => {
  const counts = writeCounts(shop.ctx, [writeAdCounts]);
  await shop.call(countAds, { followed: [adId] });
  await counts.stop();
  expect(await counted()).toEqual([0, 1]);
});
