import { indexProducts, renewSearchTerms } from '#modules/search/server/index-products.ts';
import { ConfigError } from '#platform/server/config/environment.ts';
import type { Db } from '#platform/server/database.ts';
import type { Storage } from '#platform/server/storage/storage.ts';
import { makeHistory } from './history/make-history.ts';
import {
  analyse,
  continueIds,
  emptyTables,
  insertRows,
  openStock,
  selectEmptyTables,
  selectIsEmpty,
} from './queries.ts';
import { rowsOf } from './rows.ts';
import { runOnShop } from './run-on-shop.ts';
import { makeShop } from './shop.ts';
import type { DemoShop } from './shop-types.ts';
import { isEmpty } from './state.ts';
import { nameAll, storePictures } from './store-pictures.ts';

const WITH_IDS = ['users', 'merchants', 'categories', 'subcategories', 'brands', 'products'];

export interface DemoParts {
  db: Db;
  storage: Storage;
}

/**
 * Fills an empty shop with the demo as it is at `now`: its rows in one transaction, its pictures first. Fails when it is
 * not empty.
 */
export async function loadDemo({ db, storage }: DemoParts, now = new Date()): Promise<void> {
  const shop = makeShop();
  const addresses = await nameAll(shop);
  await storePictures(shop, storage);
  const tables = await rowsOf(shop, addresses, now);
  await db.transaction().execute(async tx => {
    if (!(await selectIsEmpty(tx))) throw new Error('the shop is not empty');
    for (const [table, rows] of tables) await insertRows(tx, table, rows);
    await openStock(tx);
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

/**
 * The whole demo with its history, or nothing: what fails half-way is taken back, so that it can be tried again. Fails when
 * the shop is not empty.
 */
export async function loadWholeDemo(
  parts: DemoParts & Parameters<typeof makeHistory>[0],
  live: typeof makeHistory = makeHistory,
  now = new Date(),
): Promise<void> {
  if (!(await isEmpty(parts.db)))
    throw new ConfigError('There is a shop already: the demo needs an empty database.');
  const empty = await selectEmptyTables(parts.db);
  try {
    await loadDemo(parts, now);
    await live(parts, now);
  } catch (error) {
    await emptyTables(parts.db, empty);
    throw error;
  }
}

if (import.meta.main) {
  await runOnShop(async parts => {
    await loadWholeDemo(parts);
    console.log('The demo shop is loaded. Its accounts, all with one password, stand in README.md.');
  });
}
