import { resolve } from 'node:path';
import { type Config, loadConfig } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import { sayError } from '#platform/server/say-error.ts';
import { readBackup, refuseUsed } from './backup/backup.ts';
import { restoreAndCheck, say } from './backup/restore-backup.ts';

/**
 * `npm run restore -- FOLDER`: fills an empty place with the backup in FOLDER: the database of DATABASE_URL or the
 * embedded one, STORAGE_URL and DATA_DIR. Then it checks the numbers of rows and the books.
 */
try {
  await restore(loadConfig(), process.argv[2]);
} catch (error) {
  console.error(sayError(error));
  process.exitCode = 1;
}

async function restore(config: Config, folder: string | undefined): Promise<void> {
  if (!folder) throw new ConfigError('Usage: npm run restore -- FOLDER, the one that holds backup.json');
  await refuseUsed(config);
  const backup = await readBackup(resolve(folder));
  await restoreAndCheck(resolve(folder), backup, config);
  console.log(`Restored ${say(backup)}. The books are in order.`);
  if (!backup.hasKey && !config.secretKey)
    console.log(
      'Set SECRET_KEY to the key of the former shop before you start: the backup does not hold it.',
    );
}
