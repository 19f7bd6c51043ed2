import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { checkFile } from '#modules/catalog/server/import/check-file.ts';
import { selectImports } from '#modules/catalog/server/import/show-import.sql.ts';
import { setRunning } from '#modules/catalog/server/import/start-import.ts';
import { readConfig } from '#platform/server/config/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { openDatabase } from '#platform/server/database.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { migrateJobs } from '#platform/server/jobs.ts';
import { logTo } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { createShop } from '#server/app.ts';
import { startShop } from './support/shop.ts';
import { fine, printTable, whole } from './support/table.ts';

/**
 * `npm run bench:import`: a file of 100,000 rows is looked at and imported by a running shop, which is killed by -9 after a
 * third of it and started again. Other numbers: `-- --rows=20000`, `-- --kill=no`.
 */
const { values: given } = parseArgs({
  options: { rows: { type: 'string', default: '100000' }, kill: { type: 'string', default: 'yes' } },
});
const ROWS = Number(given.rows);
const LOOK_AGAIN = 500;

const dataDir = await mkdtemp(join(tmpdir(), 'wekala-import-'));
const log = { info: () => undefined, error: console.error };
const postgres = await startEmbeddedPostgres({ dataDir, log });
try {
  await migrate(postgres.url);
  const { pool, close } = openDatabase(postgres.url);
  await migrateJobs(pool).finally(close);
  const config = readConfig({ DATA_DIR: dataDir, RUNS: 'web' });
  // It looks at the file and asks for the import; a shop in a process of its own does the work.
  const asking = await createShop({
    config,
    log: logTo('error', []),
    databaseUrl: postgres.url,
    schedule: '',
  });
  await measure(asking.ctx).finally(asking.close);
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(ctx: Ctx): Promise<void> {
  const merchantId = await addMerchant(ctx);
  const looking = performance.now();
  const file = { file: makeFile(), fileName: 'goods.csv', merchantId, madeBy: null, role: '' };
  const importId = await checkFile(ctx, file);
  const looked = performance.now() - looking;
  const { took, away } = await importWhole(ctx, importId);
  const { done, failed } = await progress(ctx, importId);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(ctx.db);
  const figures = {
    rows: whole(ROWS),
    'looked at, s': fine(looked / 1000),
    'imported, s': fine(took / 1000),
    'of that after kill -9 until it went on, s': fine(away / 1000),
    'rows a second': whole(ROWS / ((took - away) / 1000)),
    done: whole(done),
    failed: whole(failed),
    products: whole(rows[0]?.count ?? 0),
  };
  printTable('An import', Object.keys(figures), [Object.values(figures)]);
}

/** By a shop in a process of its own: how long it takes, and how long nothing went on because the process was killed. */
async function importWhole(ctx: Ctx, importId: number): Promise<{ took: number; away: number }> {
  let shop = await startShop(settings());
  const began = performance.now();
  await setRunning(ctx, importId);
  let away = 0;
  if (given.kill === 'yes') {
    await until(ctx, importId, ({ done }) => done > ROWS / 3);
    process.kill(shop.pid, 'SIGKILL');
    const killed = performance.now();
    const { done } = await progress(ctx, importId);
    shop = await startShop(settings());
    await until(ctx, importId, now => now.done > done);
    away = performance.now() - killed;
  }
  await until(ctx, importId, ({ status }) => status === 'done');
  const took = performance.now() - began;
  await shop.stop();
  return { took, away };
}

function settings() {
  return { DATABASE_URL: postgres.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
}

async function addMerchant({ db }: Ctx): Promise<number> {
  await sql`insert into categories (name_ar, name_en) values ('الأزياء', 'clothes'), ('المطبخ', 'kitchen')`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into merchants (name_ar, status, legal_name) values ('متجر النيل', 'active', 'متجر النيل') returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

/** Titles of some length, two pictures, stock, codes: what a merchant's own program writes. */
function makeFile(): Uint8Array {
  const head = 'كود المنتج,اسم المنتج,القسم,السعر,المخزون,كود المخزون,الحالة,الصور';
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const [goods, category] =
      at % 2 === 0 ? ['قميص قطن رجالي كم طويل', 'الأزياء'] : ['طقم حلل جرانيت ٧ قطع', 'المطبخ'];
    const picture = `/media/${at.toString(16).padStart(16, '0')}`;
    return `I-${at},${goods} موديل ${at},${category},${(at % 900) + 50}.50,${at % 7},IS-${at},منشور,${picture}`;
  });
  return new TextEncoder().encode(`\uFEFF${[head, ...rows].join('\r\n')}\r\n`);
}

async function progress({ db }: Ctx, importId: number) {
  const [found] = await selectImports(db, { merchantId: null, importId, limit: 1 });
  if (!found) throw new Error('The import is gone.');
  return found;
}

type Progress = Awaited<ReturnType<typeof progress>>;

async function until(ctx: Ctx, importId: number, isThere: (now: Progress) => boolean): Promise<Progress> {
  for (;;) {
    const now = await progress(ctx, importId);
    if (isThere(now)) return now;
    await pause(LOOK_AGAIN);
  }
}
