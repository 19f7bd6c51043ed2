import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const LOCK = 7_301_001;

/** Applies the numbered SQL files not applied yet, in order, each in its transaction. Returns their names. */
export async function migrate(url: string, folder: URL): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'wekala migrate' });
  await client.connect();
  try {
    // Two processes that start at once must not migrate at once.
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    const applied = new Set(rows.map(row => row.name));
    const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).toSorted();
    const pending = files.filter(name => !applied.has(name));
    for (const name of pending) await apply(client, name, await readFile(new URL(name, folder), 'utf8'));
    return pending;
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, text: string) {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
