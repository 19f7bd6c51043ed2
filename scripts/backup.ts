import { parseArgs } from 'node:util';
import { type Config, loadConfig } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import { openDatabase } from '#platform/server/database.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { recordBackup } from '#platform/server/outage/backups.ts';
import { sayError } from '#platform/server/say-error.ts';
import { type Backup, makeBackup } from './backup/backup.ts';
import { say, tryRestore } from './backup/restore-backup.ts';

/**
 * `npm run backup -- FOLDER`: writes a backup of the shop, which may be running, into a new folder in FOLDER, then
 * restores it on trial and checks the books there. `--untried` leaves the trial out.
 */
try {
  await backUp(loadConfig());
} catch (error) {
  console.error(sayError(error));
  process.exitCode = 1;
}

async function backUp(config: Config): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { untried: { type: 'boolean', default: false } },
  });
  const [parent] = positionals;
  if (!parent) throw new ConfigError('Usage: npm run backup -- FOLDER [--untried]');
  const postgres = await joinPostgres(config, { info: () => {}, error: console.error });
  try {
    const { folder, backup } = await makeBackup({ ...config, databaseUrl: postgres.url }, parent, new Date());
    console.log(`${folder} holds ${say(backup)}.`);
    if (!values.untried) {
      await tryRestore(folder, backup);
      console.log('It was restored on trial, and the books there are in order.');
    }
    await record(postgres.url, backup, values.untried ? 'untried' : 'tried');
  } finally {
    await postgres.stop();
  }
}

/** For the page of operations and for `/metrics`, so that somebody notices when no backup is taken. */
async function record(databaseUrl: string, { madeAt, tables, files }: Backup, how: 'tried' | 'untried') {
  const { db, close } = openDatabase(databaseUrl, 1);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await recordBackup(db, { madeAt: new Date(madeAt), rows, files, isTried: how === 'tried' }).finally(close);
}
