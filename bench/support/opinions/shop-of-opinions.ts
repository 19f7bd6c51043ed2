import pg from 'pg';
import { hashOf } from '../../../tests/support/hash.ts';
import { countUp, shopOfYears } from '../years/shop-of-years.ts';
import { FILL } from './fill.ts';

/** Of the shop around them, which is the same however many opinions there are. */
export const AROUND = { orders: 10_000, products: 1_000 };

/**
 * The address of a shop with so many reviews, so many messages of buyers and merchants, and so many notices. It is kept
 * until the migrations or the code that fills it change.
 */
export async function shopOfOpinions(server: string, rows: number): Promise<string> {
  const kept = `opinions_${rows}_`;
  const name = `${kept}${hashOf('migrations', 'bench/support/years', 'bench/support/opinions')}`;
  const names = await databases(server);
  if (!names.includes(name)) {
    for (const old of names.filter(each => each.startsWith(kept)))
      await run(server, [`drop database ${old} with (force)`]);
    await make(server, name, rows);
  }
  return at(server, name);
}

/** A copy for a benchmark that writes; it takes the place of the one before. */
export async function copyOf(server: string, url: string): Promise<string> {
  const name = 'opinions_of_the_storm';
  await run(server, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${new URL(url).pathname.slice(1)}`,
  ]);
  return at(server, name);
}

async function make(server: string, name: string, rows: number): Promise<void> {
  const around = new URL(await shopOfYears(server, AROUND)).pathname.slice(1);
  console.log(`Making a shop of ${rows.toLocaleString('en')} reviews, messages and notices ...`);
  const draft = `${name}_draft`;
  await run(server, [
    `drop database if exists ${draft} with (force)`,
    `create database ${draft} template ${around}`,
  ]);
  await run(at(server, draft), FILL(rows));
  await countUp(at(server, draft));
  await run(server, [`alter database ${draft} rename to ${name}`]);
}

async function databases(server: string): Promise<string[]> {
  const [result] = await run(server, ['select datname from pg_database']);
  return (result?.rows ?? []).map(({ datname }) => String(datname));
}

async function run(url: string, statements: readonly string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const results: pg.QueryResult[] = [];
  try {
    for (const statement of statements) results.push(await client.query(statement));
  } finally {
    await client.end();
  }
  return results;
}

const at = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;
