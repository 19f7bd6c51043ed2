import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../support/database.ts';
import { compareRow, readColumns } from '../../support/statements/compare-row.ts';
import { prepare } from '../../support/statements/prepare.ts';
import { runFunctions } from '../../support/statements/run-functions.ts';
import type { Shape } from '../../support/statements/shape.ts';
import { readTypedSources, type Site } from '../../support/statements/typed-sources.ts';

/** Its tables and columns are arguments, so nothing can be made up for it; sealed.test.ts runs it for each of them. */
const BY_NAME = 'src/platform/server/storage/reseal.ts';

const sources = readTypedSources();
const sites = sources.sites.filter(({ at }) => !at.startsWith(BY_NAME));
const functions = sources.functions.filter(({ file }) => file !== BY_NAME);
const { statements, silent } = await runFunctions(functions, sites);

const database = await testDatabase();
const client = new Client({ connectionString: database.url });
await client.connect();
afterAll(() => client.end().then(database.drop));

const columns = await readColumns(client);
const refused: string[] = [];
const wrong = new Set<string>();
const seen = new Set<Site>();
for (const { text, from, by, isComposed } of statements) {
  const { fields, refusal } = await prepare(client, text);
  if (!fields) {
    if (!isComposed) refused.push(`${from[0]?.at ?? by}: ${refusal}: ${text}`);
    continue;
  }
  for (const site of from) {
    seen.add(site);
    if (site.row)
      for (const why of compareRow(site.row, { text, fields }, columns)) wrong.add(`${site.at}: ${why}`);
  }
}

describe('every statement of SQL that the sources hold', () => {
  test('is understood by PostgreSQL, whatever optional parts it has', () => {
    expect(refused).toEqual([]);
  });

  test('gives the columns that its row declares, of their types', () => {
    expect([...wrong].toSorted()).toEqual([]);
  });

  test('was seen, if it declares a row', () => {
    expect(sites.filter(site => site.row && !seen.has(site)).map(({ at }) => at)).toEqual([]);
  });

  test('is reached by every function that runs any', () => {
    expect(silent).toEqual([]);
  });
});

describe('the comparison sees', () => {
  const row = (properties: Record<string, Shape>): Shape => ({ kind: 'object', properties });
  const number: Shape = { kind: 'number' };
  const string: Shape = { kind: 'string' };
  const optional: Shape = { kind: 'union', of: [string, { kind: 'null' }] };

  test.each([
    ['select id from users', row({ id: string }), 'gives id as number, which is declared as string'],
    [
      'select id from users',
      row({ id: number, name: string }),
      'declares name, which the statement does not give',
    ],
    ['select id, name from users', row({ id: number }), 'gives name, which is not declared'],
    [
      'select mobile from users',
      row({ mobile: string }),
      'gives mobile, whose column may be null, which is not declared',
    ],
    [
      'select array_agg(id) as ids from users',
      row({ ids: { kind: 'array', of: number } }),
      'gives ids as strings, which is declared as array',
    ],
    [
      `select json_build_object('at', now()) as j`,
      row({ j: row({ at: { kind: 'date' } }) }),
      'gives j as json, which is declared as object',
    ],
  ])('%s', async (text, declared, why) => {
    const { fields } = await prepare(client, text);
    expect(compareRow(declared, { text, fields: fields ?? [] }, columns)).toEqual([why]);
  });

  test.each([
    ['select mobile from users', row({ mobile: optional })],
    ['select mobile from users where deleted_at is null', row({ mobile: string })],
    [
      'select price, swatch from variants, products',
      row({ price: number, swatch: { kind: 'literal', value: 'x' } }),
    ],
  ])('nothing in %s', async (text, declared) => {
    const { fields } = await prepare(client, text.replace('price', 'variants.price'));
    expect(compareRow(declared, { text, fields: fields ?? [] }, columns)).toEqual([]);
  });

  test('a column that does not exist', async () => {
    expect(await prepare(client, 'select nmae from users')).toEqual({
      fields: null,
      refusal: 'column "nmae" does not exist',
    });
  });
});
