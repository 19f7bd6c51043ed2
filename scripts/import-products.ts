import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { LARGEST_FILE } from '#modules/catalog/import/columns.ts';
import { columnTitles } from '#modules/catalog/import/text.ts';
import { checkFile } from '#modules/catalog/server/import/check-file.ts';
import { takeChunk } from '#modules/catalog/server/import/run-import.ts';
import { selectImports, selectProblems } from '#modules/catalog/server/import/show-import.sql.ts';
import { setRunning } from '#modules/catalog/server/import/start-import.ts';
import { isRefusal } from '#platform/refusal.ts';
import { type Config, loadConfig } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import type { Ctx } from '#platform/server/context.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { createLog } from '#platform/server/log.ts';
import { migrate } from '#platform/server/migrate.ts';
import { sayError } from '#platform/server/say-error.ts';
import { createShop } from '#server/app.ts';

/**
 * The first filling of a shop: `npm run products:import -- goods.xlsx --merchant 3 [--dry-run]`. It does what the page
 * does. It works next to a running shop; if it was stopped, run it again with the same file.
 */
const USAGE = 'Usage: import-products.ts <file.csv|file.xlsx> --merchant <id> [--dry-run]';
/** The page's own list has further problems. */
const MOST_SHOWN = 1_000;

interface Order {
  file: string;
  merchantId: number;
  isDry: boolean;
}

try {
  process.exitCode = await inShop(loadConfig(), importFile(readOrder()));
} catch (error) {
  console.error(inPlainWords(error));
  process.exitCode = 1;
}

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { merchant: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  const merchantId = Number(values.merchant);
  if (file === undefined || !Number.isSafeInteger(merchantId)) throw new ConfigError(USAGE);
  return { file, merchantId, isDry: values['dry-run'] };
}

async function inShop<T>(config: Config, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const log = createLog({ ...config, logLevel: 'error' });
  const postgres = await joinPostgres(config, log);
  try {
    await migrate(postgres.url);
    const shop = await createShop({ config, log, databaseUrl: postgres.url, schedule: '' });
    return await work(shop.ctx).finally(shop.close);
  } finally {
    await postgres.stop();
  }
}

/** Returns the exit code: 1 if a row was refused. */
function importFile({ file, merchantId, isDry }: Order) {
  return async (ctx: Ctx): Promise<number> => {
    const bytes = await readFile(file);
    if (bytes.length > LARGEST_FILE) throw new ConfigError(`${file} has more than ${LARGEST_FILE} bytes.`);
    const given = { file: bytes, fileName: basename(file), merchantId, madeBy: null, role: '' };
    const importId = await checkFile(ctx, given);
    await printSum(ctx, importId);
    if (!isDry) await take(ctx, importId);
    await printProblems(ctx, importId);
    const [{ rowsBad, failed } = { rowsBad: 1, failed: 0 }] = await read(ctx, importId);
    return rowsBad + failed > 0 ? 1 : 0;
  };
}

function read(ctx: Ctx, importId: number) {
  return selectImports(ctx.db, { merchantId: null, importId, limit: 1 });
}

async function printSum(ctx: Ctx, importId: number) {
  const [found] = await read(ctx, importId);
  if (!found) return;
  const { rowsRead, rowsBad, creates, changes, same, unknownColumns } = found;
  console.log(
    `${rowsRead} rows: ${creates} new products, ${changes} to change, ${same} as they are; ${rowsBad} bad rows.`,
  );
  if (unknownColumns.length > 0) console.log(`Columns left out: ${unknownColumns.join(', ')}`);
}

/** The queue of a running shop may also take a chunk; each is done once. */
async function take(ctx: Ctx, importId: number) {
  const [{ creates, changes, same } = { creates: 0, changes: 0, same: 0 }] = await read(ctx, importId);
  if (creates + changes + same === 0) return;
  await setRunning(ctx, importId);
  while ((await takeChunk(ctx, importId)) === 'more') await printProgress(ctx, importId);
  await printProgress(ctx, importId);
  console.log('');
}

async function printProgress(ctx: Ctx, importId: number) {
  const [found] = await read(ctx, importId);
  if (found)
    process.stdout.write(`\r${found.done} of ${found.creates + found.changes + found.same} products`);
}

async function printProblems(ctx: Ctx, importId: number) {
  for (const { row, column, value, reason } of await selectProblems(ctx.db, importId, {
    limit: MOST_SHOWN,
    offset: 0,
  }))
    console.log(`${row}\t${column === 'row' ? '' : columnTitles[column]}\t${value}\t${reason}`);
}

function inPlainWords(error: unknown): string {
  if (isRefusal(error)) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || message.startsWith('Unknown option') ? message : sayError(error);
}
