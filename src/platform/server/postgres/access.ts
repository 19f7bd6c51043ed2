import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';

/** The role that owns the cluster, and the database in it. */
export const WEKALA = 'wekala';

export function postgresUrl(port: number, password: string): string {
  return `postgres://${WEKALA}:${password}@127.0.0.1:${port}/${WEKALA}`;
}

/** The database of the URL, created if it does not exist. */
export async function ensureDatabase(url: string): Promise<void> {
  const client = new Client({
    connectionString: Object.assign(new URL(url), { pathname: 'postgres' }).href,
  });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [WEKALA]);
    if (found.rowCount === 0) await client.query(`create database ${WEKALA}`);
  } finally {
    await client.end();
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address && typeof address === 'object') return address.port;
  throw new Error('the system gave no port');
}
