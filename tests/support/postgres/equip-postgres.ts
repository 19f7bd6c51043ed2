import { Client } from 'pg';
import { WEKALA } from '#platform/server/postgres/access.ts';

/**
 * Lets the shop's role do what tests and benchmarks need and a shop does not: make databases, count what statements read,
 * and load tables without their triggers.
 */
export async function equipPostgres(ownerUrl: string): Promise<void> {
  await run(ownerUrl, [
    `alter role ${WEKALA} createdb`,
    `grant set on parameter session_replication_role to ${WEKALA}`,
  ]);
  // Databases that are made from now on have it too.
  await run(Object.assign(new URL(ownerUrl), { pathname: 'template1' }).href, [
    'create extension if not exists pg_stat_statements',
    `grant execute on function pg_stat_statements_reset to ${WEKALA}`,
  ]);
}

async function run(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
