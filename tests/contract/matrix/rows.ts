import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { TestShop } from '../../support/shop.ts';

/** Tables that change with every call or with time: sessions, counters of attempts, and the leases of workers. */
const OF_EVERY_CALL: ReadonlySet<string> = new Set(['sessions', 'limits', 'security_events', 'job_workers']);

/** Every table of the shop with a sum of its rows; two that are alike say that nothing was written. */
export async function allRows(shop: TestShop): Promise<Record<string, string | null>> {
  const tables = await shop.rows(sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`);
  const sums = tables
    .filter(({ name }) => !OF_EVERY_CALL.has(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, (select md5(string_agg(t::text, ',' order by t::text)) from ${sql.table(name)} t) as sum`,
    );
  const rows = await shop.rows(
    sql<{ name: string; sum: string | null }>`${sql.join(sums, sql` union all `)}`,
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** Waits until no job is left that is due, or that failed and will be tried again. */
export async function jobsDone(shop: TestShop): Promise<void> {
  const left = sql`select task_identifier from graphile_worker.jobs
    where run_at <= now() or attempts between 1 and max_attempts - 1`;
  await vi.waitFor(async () => expect(await shop.rows(left)).toEqual([]), { timeout: 30_000, interval: 50 });
}
