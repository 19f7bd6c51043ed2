import { once } from 'node:events';
import { createServer } from 'node:net';
import { Client } from 'pg';
import { PostgresError } from './complaint.ts';

/** The shop's role, and its database. The role owns that database and nothing else of the cluster. */
export const WEKALA = 'wekala';
/** The role that owns the cluster. The shop uses it only to make its own. */
export const OWNER = 'postgres';

/** Both roles have the password of the file in DATA_DIR; what they may do differs. */
export function postgresUrl(port: number, password: string, role = WEKALA): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${role}`;
}

/** Makes the shop's role and database if they are not there yet. */
export async function ensureDatabase(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  // One that breaks between two statements says so at the next; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect().catch((error: Error & { code?: string }) => {
    if (error.code !== '28P01') throw error;
    throw new PostgresError('The data are from before the first release: set DATA_DIR to a new folder.', {
      cause: error,
    });
  });
  try {
    const { rows } = await client.query<{ hasRole: boolean; hasDatabase: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as "hasRole",
              exists (select from pg_database where datname = $1) as "hasDatabase"`,
      [WEKALA],
    );
    const password = client.escapeLiteral(decodeURIComponent(new URL(ownerUrl).password));
    if (!rows[0]?.hasRole)
      await client.query(
        `create role ${WEKALA} login nosuperuser nocreatedb nocreaterole password ${password}`,
      );
    if (!rows[0]?.hasDatabase) await client.query(`create database ${WEKALA} owner ${WEKALA}`);
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
