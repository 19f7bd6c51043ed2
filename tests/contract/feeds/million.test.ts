import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { writeFeeds } from '#modules/feeds/server/write-feeds.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { testShop } from '../../support/shop.ts';

const shop = await testShop();
const MEGABYTE = 1_048_576;
const GOODS = 1_000_000;
const PER_PART = 500;
const MARK = '~';

test('a feed is written in parts of 500 ids, so that no more goods are ever in memory', async () => {
  const [merchantId, categoryId] = [await addMerchant(shop), await addCategory(shop)];
  for (const first of [1, 499, 1500]) {
    await shop.rows(sql`select setval(pg_get_serial_sequence('products', 'id'), ${first}::bigint, false)`);
    for (let at = 0; at < 3; at += 1) await addProduct(shop, { merchantId, categoryId });
  }
  await writeFeeds(shop.ctx);
  const parts = await shop.rows(sql<{ part: number; items: number }>`
    select part, items from feed_parts where name = 'google' order by part`);
  // 1, 2, 3, 499 and 500; 501; none; 1500 ends the third, 1501 and 1502 are of the fourth.
  expect(parts).toEqual([
    { part: 0, items: 5 },
    { part: 1, items: 1 },
    { part: 2, items: 1 },
    { part: 3, items: 2 },
  ]);
});

test('a million goods go out whole to a slow reader, and never are all of them in memory', async () => {
  // The sign stands in no other place of a feed.
  const item = `<item><g:id>1</g:id><title>${'كلمة '.repeat(15)}${MARK}</title></item>\n`;
  const part = gzipSync(item.repeat(PER_PART));
  await shop.rows(sql`delete from feed_parts where name = 'google'`);
  await shop.rows(sql`
    insert into feed_parts (name, part, bytes, hash, items)
    select 'google', n, ${part}, n::text, ${PER_PART} from generate_series(0, ${GOODS / PER_PART - 1}) n`);
  const url = `${await shop.http.listen({ host: '127.0.0.1', port: 0 })}/feeds/google.xml`;
  const before = held();
  let [bytes, most, items] = [0, 0, 0];
  const reply = await new Promise<import('node:http').IncomingMessage>((done, fail) =>
    get(url, done).on('error', fail),
  );
  for await (const chunk of reply as AsyncIterable<Buffer>) {
    // What is sent meanwhile would pile up here if nobody held it back.
    if (bytes < MEGABYTE && bytes + chunk.length >= MEGABYTE) await pause(1000);
    bytes += chunk.length;
    items += count(chunk);
    most = Math.max(most, held() - before);
  }
  expect(bytes).toBeGreaterThan(GOODS * item.length);
  expect(items).toBe(GOODS);
  // Half a hundred with what nobody has swept up yet; 225 if they were gathered first.
  expect(Math.round(most / MEGABYTE)).toBeLessThan(128);
}, 120_000);

/** Bytes in buffers, which is what texts of files are. */
function held(): number {
  const { external, heapUsed } = process.memoryUsage();
  return external + heapUsed;
}

function count(chunk: Buffer): number {
  let marks = 0;
  for (let at = chunk.indexOf(MARK); at >= 0; at = chunk.indexOf(MARK, at + 1)) marks += 1;
  return marks;
}
