import { type Config, loadConfig } from '#platform/server/config/config.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import { openDatabase } from '#platform/server/database.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { sayError } from '#platform/server/say-error.ts';
import { addKey, dropOldKeys, openSecrets } from '#platform/server/secrets.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import { resealColumn, resealFiles } from '#platform/server/storage/reseal.ts';
import { SEALED_COLUMNS, SEALED_FILES } from './secrets/sealed.ts';

/**
 * `npm run secrets:rotate`: seals every sealed value and file with a new key, beside a running shop. With SECRET_KEY, the
 * new key is set there first and the old one in SECRET_KEY_FORMER; otherwise a new key is added to the file in DATA_DIR.
 */
try {
  console.log(`${await rotate(loadConfig())} values and files are sealed with the new key.`);
} catch (error) {
  console.error(sayError(error));
  process.exitCode = 1;
}

async function rotate(config: Config): Promise<number> {
  const { secretKey, formerSecretKey, dataDir } = config;
  if (secretKey && !formerSecretKey)
    throw new ConfigError(
      'Set SECRET_KEY to a new key and SECRET_KEY_FORMER to the old one, restart the shop, and try again.',
    );
  const postgres = await joinPostgres(config, { info: () => {}, error: console.error });
  const { db, close } = openDatabase(postgres.url, 1);
  try {
    if (!secretKey) addKey(dataDir);
    const parts = { db, storage: openStorage(config), secrets: openSecrets(config) };
    let resealed = 0;
    for (const column of SEALED_COLUMNS) resealed += await resealColumn(parts, column);
    for (const files of SEALED_FILES) resealed += await resealFiles(parts, files);
    if (!secretKey) dropOldKeys(dataDir);
    return resealed;
  } finally {
    await close();
    await postgres.stop();
  }
}
