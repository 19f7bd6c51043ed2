import { type Config, loadConfig } from '#platform/server/config/config.ts';
import { openDatabase } from '#platform/server/database.ts';
import { joinPostgres } from '#platform/server/embedded-postgres.ts';
import { migrate } from '#platform/server/migrate.ts';
import { sayError } from '#platform/server/say-error.ts';
import { openStorage } from '#platform/server/storage/open-storage.ts';
import type { DemoParts } from './load.ts';

interface ShopParts extends DemoParts {
  config: Config;
  databaseUrl: string;
}

/** Runs a demo command on the shop that the settings name, migrated; what a person can mend is said in one sentence. */
export async function runOnShop(command: (parts: ShopParts) => Promise<void>): Promise<void> {
  try {
    await run(command);
  } catch (error) {
    console.error(sayError(error));
    process.exitCode = 1;
  }
}

async function run(command: (parts: ShopParts) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const postgres = await joinPostgres(config, console);
  const { db, close } = openDatabase(postgres.url, 4);
  try {
    await migrate(postgres.url);
    await command({ db, storage: openStorage(config), config, databaseUrl: postgres.url });
  } finally {
    await close();
    await postgres.stop();
  }
}
