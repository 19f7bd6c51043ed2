import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './postgres/template.ts';

export type TestDatabase = { url: string; drop(): Promise<void> };

/** A database of one's own with every migration applied and nothing in it, copied from the run's template. */
export function testDatabase(): Promise<TestDatabase> {
  return makeDatabase(`template ${TEMPLATE} strategy file_copy`);
}

/** A database of one's own without even a table. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('');
}

async function makeDatabase(how: string): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} ${how}`);
  return {
    url: Object.assign(new URL(server), { pathname: name }).href,
    drop: () => run(server, `drop database ${name} with (force)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
