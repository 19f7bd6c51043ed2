import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { checkImport, type ProductImport, startImport } from '#modules/catalog/import.calls.ts';
import { checkBooks } from '#modules/orders/server/books/check-books.ts';
import { encodeCall, urlBesideFile } from '#platform/call.ts';
import { MINUTE } from '#platform/clock.ts';
import { wrongLines } from '#platform/server/counting/check-invariants.ts';
import { addCategory, addMerchant } from '../support/catalog.ts';
import { testDatabase } from '../support/database.ts';
import { openEngine } from '../support/engine.ts';
import { addPerson } from '../support/people.ts';
import { type RunningProcess, type ShopTask, startProcess } from '../support/process/shop-process.ts';
import { csv, HEAD } from '../support/products/files.ts';
import type { TestShop } from '../support/shop.ts';

const PRODUCTS = 1_200;
const KILLS = 3;
const LONG = 240_000;

/** Two rows a product: half of one is never taken. */
const file = csv(
  [...HEAD, 'اسم الخيار 1', 'قيمة الخيار 1'],
  ...Array.from({ length: PRODUCTS }, (_, at) =>
    ['م', 'ل'].map((size, place) => [
      `K-${at}`,
      place === 0 ? `قميص رقم ${at}` : '',
      place === 0 ? 'الأزياء' : '',
      100 + place,
      at % 5,
      `K-${at}-${place}`,
      'المقاس',
      size,
    ]),
  ).flat(),
);

test(
  `a shop that is killed ${KILLS} times in the middle of an import of ${PRODUCTS * 2} rows takes every row once`,
  async () => {
    const place = await openPlace();
    let shop = await place.start();
    const { id } = await place.send(shop, 'check');
    await place.send(shop, 'start', id);
    const stands: number[] = [];
    for (let killed = 1; killed <= KILLS; killed += 1) {
      await place.reached(id, (PRODUCTS * killed) / (KILLS + 2));
      await pause(Math.random() * 150);
      await shop.kill();
      const before = await place.doneOf(id);
      expect(before).toBeLessThan(PRODUCTS);
      stands.push(before);
      // Every other time it is one of several processes, which may not free what another has begun.
      if (killed % 2 === 1) shop = await place.start();
      else {
        shop = await place.start({ database: 'of_several', ahead: 2 * MINUTE });
        await place.strikeTheMinute();
      }
      await place.reached(id, before + 1);
    }
    await place.reached(id, PRODUCTS);
    await place.expectEachOnce(id);

    const again = await place.send(shop, 'check');
    expect(again).toMatchObject({ rowsBad: 0, creates: 0, changes: 0, same: PRODUCTS });
    console.log(`killed import: of ${PRODUCTS} products ${stands.join(', ')} were taken when it was killed`);
  },
  LONG,
);

/** A database with one merchant, and shops in processes of their own on it. */
async function openPlace() {
  const database = await testDatabase();
  onTestFinished(database.drop);
  const engine = await openEngine(database.url);
  onTestFinished(engine.close);
  const dataDir = await mkdtemp(join(tmpdir(), 'wekala-import-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { db } = engine.ctx;
  const rows = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(db)).rows;
  const shop = { ctx: engine.ctx, rows } as TestShop;
  await addCategory(shop, 'الأزياء');
  const merchantId = await addMerchant(shop);
  const { token } = await addPerson(shop, { role: 'merchant', merchantId });
  const task: ShopTask = { url: database.url, dataDir, database: 'its_own', ahead: 0 };

  async function doneOf(importId: number): Promise<number> {
    const [found] = await rows(sql<{ n: number }>`
      select count(*)::int as n from import_rows where import_id = ${importId} and state = 'done'`);
    return found?.n ?? 0;
  }

  return {
    doneOf,
    start: async (more: Partial<ShopTask> = {}) => {
      const started = await startProcess({ ...task, ...more });
      onTestFinished(started.kill);
      return started;
    },
    async send(to: RunningProcess, what: 'check' | 'start', importId = 0): Promise<ProductImport> {
      const { url, body } =
        what === 'check'
          ? { url: urlBesideFile(checkImport, { fileName: 'goods.csv' }), body: Buffer.from(file) }
          : encodeCall(startImport, { importId });
      const type = what === 'check' ? 'application/octet-stream' : 'application/json';
      const reply = await fetch(to.address + url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': type },
        ...(body !== undefined && { body }),
      });
      const read = (await reply.json()) as { body: ProductImport };
      expect(reply.status, JSON.stringify(read)).toBe(200);
      return read.body;
    },
    async reached(importId: number, products: number) {
      while ((await doneOf(importId)) < products) await pause(20);
    },
    /** The jobs that the schedule runs once a minute. */
    strikeTheMinute: () => sql`select graphile_worker.add_job('catalog.resume-imports')`.execute(db),
    async expectEachOnce(importId: number) {
      const [stored] = await rows(sql`
        select (select count(*)::int from products where merchant_id = ${merchantId}) as products,
               (select count(distinct code)::int from products where merchant_id = ${merchantId}) as codes,
               (select count(*)::int from variants where merchant_id = ${merchantId}) as variants,
               (select sum(on_hand)::int from variants where merchant_id = ${merchantId}) as units,
               (select sum(quantity)::int from stock_movements) as moved,
               (select count(*)::int from audit_log where what = 'product.created') as audited,
               (select count(*)::int from import_problems where import_id = ${importId}) as problems`);
      const units = Array.from({ length: PRODUCTS }, (_, at) => 2 * (at % 5)).reduce(
        (sum, each) => sum + each,
      );
      expect(stored).toEqual({
        products: PRODUCTS,
        codes: PRODUCTS,
        variants: 2 * PRODUCTS,
        units,
        moved: units,
        audited: PRODUCTS,
        problems: 0,
      });
      expect(wrongLines(await checkBooks(db))).toEqual([]);
    },
  };
}
