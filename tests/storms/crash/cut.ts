import pg from 'pg';

/** PostgreSQL ends a connection, whatever it is at. */
export async function cut(url: string, connection: pg.Client): Promise<void> {
  const { processID } = connection as pg.Client & { processID: number };
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('select pg_terminate_backend($1, 5000)', [processID]).finally(() => other.end());
}
