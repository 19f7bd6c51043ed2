import { parseArgs } from 'node:util';
import { makeBackup } from '#platform/server/backup/backup.ts';
import { type Config, ConfigError, loadConfig } from '#platform/server/config.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { sayError } from '#platform/server/say-error.ts';
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
  const place = { ...config, databaseUrl: postgres.url };
  const { folder, backup } = await makeBackup(place, parent, new Date()).finally(postgres.stop);
  console.log(`${folder} holds ${say(backup)}.`);
  if (values.untried) return;
  await tryRestore(folder, backup);
  console.log('It was restored on trial, and the books there are in order.');
}
