import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { describeSchema } from '../../../scripts/generated/describe-schema.ts';
import { emptyDatabase, testDatabase } from '../../support/database.ts';

async function connect(database: { url: string; drop(): Promise<void> }): Promise<Client> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end().then(database.drop));
  return client;
}

test('migrations/schema.sql is what the migrations add up to; `npm run schema` writes it', async () => {
  const client = await connect(await testDatabase());
  expect(readFileSync('migrations/schema.sql', 'utf8')).toBe(await describeSchema(client));
});

test('a file of functions needs only tables and itself: their order does not matter', async () => {
  const client = await connect(await emptyDatabase());
  const numbered = readdirSync('migrations').filter(file => /^\d{4}-/.test(file));
  const functions = readdirSync('migrations/functions').toSorted().toReversed();
  for (const file of [...numbered.toSorted(), ...functions.map(name => `functions/${name}`)])
    await client.query(readFileSync(`migrations/${file}`, 'utf8'));
  const [{ triggers }] = (
    await client.query('select count(*)::int as triggers from pg_trigger where not tgisinternal')
  ).rows;
  expect(triggers).toBeGreaterThan(50);
});
