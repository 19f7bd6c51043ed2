import { indexProducts, renewSearchTerms } from '#modules/search/server/index-products.ts';
import { type Config, ConfigError, loadConfig } from '#platform/server/config.ts';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { migrate } from '#platform/server/migrate.ts';
import { diskStorage, type Storage } from '#platform/server/storage.ts';
import { keepPictures, nameAll } from './keep-pictures.ts';
import { analyse, continueIds, insertRows, selectIsEmpty } from './queries.ts';
import { rowsOf } from './rows.ts';
import { makeShop } from './shop.ts';
import type { DemoShop } from './shop-types.ts';

const WITH_IDS = ['users', 'merchants', 'categories', 'brands', 'products'];

export interface DemoParts {
  db: Db;
  storage: Storage;
}

/** Whether the shop has nobody and nothing that a demo could disturb. */
export function isEmpty({ db }: Pick<DemoParts, 'db'>): Promise<boolean> {
  return selectIsEmpty(db);
}

/** Fills an empty shop with the demo: its rows in one transaction, its pictures first. Fails when it is not empty. */
export async function loadDemo({ db, storage }: DemoParts): Promise<void> {
  const shop = makeShop();
  const addresses = await nameAll(shop);
  await keepPictures(shop, storage);
  const tables = await rowsOf(shop, addresses, new Date());
  await db.transaction().execute(async tx => {
    if (!(await selectIsEmpty(tx))) throw new Error('the shop is not empty');
    for (const [table, rows] of tables) await insertRows(tx, table, rows);
    for (const table of WITH_IDS) await continueIds(tx, table);
    await makeFindable(tx, shop);
  });
  await analyse(db);
}

async function makeFindable(tx: Parameters<typeof indexProducts>[0], { products }: DemoShop): Promise<void> {
  await indexProducts(
    tx,
    products.map(({ id }) => id),
  );
  await renewSearchTerms(tx);
}

/** `npm run demo`: into the database that DATABASE_URL names. The embedded one gets the demo from `npm start`. */
async function main(config: Config): Promise<void> {
  if (!config.databaseUrl) {
    throw new ConfigError(
      'Set DATABASE_URL; the database that comes with the shop gets the demo from npm start.',
    );
  }
  await migrate(config.databaseUrl, new URL('../migrations/', import.meta.url));
  const { db, close } = openDatabase(config.databaseUrl, 4);
  try {
    const parts = { db, storage: diskStorage(`${config.dataDir}/files`) };
    if (!(await isEmpty(parts)))
      throw new ConfigError('This database has a shop already: the demo needs an empty one.');
    await loadDemo(parts);
    console.log('The demo shop is loaded; the accounts and their password stand in README.md.');
  } finally {
    await close();
  }
}

if (import.meta.main) {
  try {
    await main(loadConfig());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
