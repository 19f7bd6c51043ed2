import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { placeOrder } from '#modules/checkout/calls.ts';
import { type Recorded, recordStatements } from '../../../bench/support/recorder.ts';
import { addCategory, addMerchant, addProduct } from '../../support/catalog.ts';
import { orderFor } from '../../support/orders.ts';
import { addPerson } from '../../support/people.ts';
import { testShop } from '../../support/shop.ts';

const recorded = recordStatements();
const shop = await testShop();
const ORDERS = 20;

/** What one order may cost with all that follows from it. It was 46 statements, 27.6 commits and 22,300 bytes once. */
const MOST = { statements: 12, commits: 2.5, looks: 6, walBytes: 18_000 };

const LOOK = /^\s*with j(_raw)? as/;
/** The test's own, the pulse of the listening connection, and the leases of workers. */
const ASIDE = /^$|^listen|graphile_worker\.jobs where|job_workers|pg_current_wal|^select 1$|pg_sleep/i;

const quiet = () =>
  vi.waitFor(
    async () =>
      expect(await shop.rows(sql`select from graphile_worker.jobs where run_at <= now()`)).toEqual([]),
    { timeout: 20_000 },
  );

/** What the connections of this shop have written: other tests write beside it. */
const wal = async () => {
  // A connection says what it wrote at the end of a transaction, and no more than once a second.
  await pause(1100);
  await Promise.all(Array.from({ length: 30 }, () => shop.rows(sql`select pg_sleep(0.05)`)));
  const [row] = await shop.rows(sql<{ bytes: string }>`
    select sum(w.wal_bytes) as bytes from pg_stat_activity a, pg_stat_get_backend_wal(a.pid) w
     where a.datname = current_database()`);
  return Number(row?.bytes);
};

test('an order with all that follows from it costs few statements, commits and bytes of WAL', async () => {
  const [merchantId, categoryId] = [await addMerchant(shop), await addCategory(shop)];
  const { id: productId } = await addProduct(shop, { merchantId, categoryId, stock: 1000 });
  const places = await Promise.all(
    Array.from({ length: ORDERS + 1 }, async () => {
      const { token } = await addPerson(shop);
      const order = await orderFor(shop, token, [{ productId, quantity: 1 }]);
      return () => shop.call(placeOrder, order, { token });
    }),
  );
  // The first one reads what is cached afterwards.
  await places.pop()?.();
  await quiet();

  const before = await wal();
  recorded.length = 0;
  const replies = await Promise.all(places.map(place => place()));
  await quiet();
  const counted = recorded.filter(({ text }) => !ASIDE.test(text.trim()));

  expect(replies.map(({ status }) => status)).toEqual(places.map(() => 200));
  const statements = counted.filter(({ text }) => !LOOK.test(text)).length / ORDERS;
  const looks = counted.filter(({ text }) => LOOK.test(text)).length / ORDERS;
  const commits = countCommits(counted) / ORDERS;
  const walBytes = ((await wal()) - before) / ORDERS;
  console.log('an order:', { statements, commits, looks, walBytes });
  expect(statements).toBeLessThanOrEqual(MOST.statements);
  expect(commits).toBeLessThanOrEqual(MOST.commits);
  expect(looks).toBeLessThanOrEqual(MOST.looks);
  expect(walBytes).toBeGreaterThan(1000);
  expect(walBytes).toBeLessThanOrEqual(MOST.walBytes);
});

/** Of transactions, and of statements outside of one that write. Looks for jobs are counted apart. */
function countCommits(all: readonly Recorded[]): number {
  const open = new Set<unknown>();
  let commits = 0;
  for (const { on, text } of all) {
    if (text === 'begin') open.add(on);
    if (text === 'commit') open.delete(on);
    if (text === 'commit' || (!open.has(on) && /^\s*(insert|update|delete)\b/i.test(text))) commits += 1;
  }
  return commits;
}
