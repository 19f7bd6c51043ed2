import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

/** Whether nobody and nothing is in the shop yet. */
export async function selectIsEmpty(run: Runner): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from users) and not exists (select from merchants)
       and not exists (select from categories) as empty`.execute(run);
  return rows[0]?.empty === true;
}

/** Whether somebody can still sign in by one of these addresses. */
export async function selectHasAccount(run: Runner, emails: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from users where email = any(${emails}) and deleted_at is null) as found`.execute(
    run,
  );
  return rows[0]?.found === true;
}

/** Rows of one table, all at once: the columns are those of the first row, and columns missing keep their default. */
export async function insertRows(run: Runner, table: string, rows: readonly object[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map(name => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    run,
  );
}

/** What is on hand at the beginning is the first movement of each variant. */
export async function openStock(run: Runner): Promise<void> {
  await sql`
    insert into stock_movements (variant_id, quantity, cause)
    select id, on_hand, 'opening' from variants where on_hand > 0`.execute(run);
}

/** Ids given by the demo are skipped by the next row that asks for one. */
export async function continueIds(run: Runner, table: string): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    run,
  );
}

/** The tables that hold nothing. */
export async function selectEmptyTables(run: Runner): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
       and (xpath('/row/found/text()', query_to_xml(
              format('select exists (select from %I) as found', tablename), false, true, '')))[1]::text = 'false'
     order by 1`.execute(run);
  return rows.map(({ name }) => name);
}

/** Empties these tables and the queue, and lets ids begin again. */
export async function emptyTables(run: Runner, names: readonly string[]): Promise<void> {
  await sql`truncate ${sql.join(names.map(name => sql.table(name)))} restart identity`.execute(run);
  await sql`delete from graphile_worker._private_jobs`.execute(run);
}

/** Plans after a load are made for what is there now. */
export async function analyse(run: Runner): Promise<void> {
  await sql`analyze`.execute(run);
}
