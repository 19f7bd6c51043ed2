import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

interface CountedSearch {
  day: string;
  query: string;
  searches: number;
  clicks: number;
  found: number;
  repaired: string;
}

export async function addSearchCounts(run: Runner, rows: readonly CountedSearch[]): Promise<void> {
  await sql`
    insert into search_counts as s (query, day, searches, clicks, found, repaired)
    select query, day, searches, clicks, found, repaired
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as c(query text, day date, searches integer, clicks integer, found integer, repaired text)
     order by query
    on conflict (query, day) do update
       set searches = s.searches + excluded.searches, clicks = s.clicks + excluded.clicks, found = excluded.found,
           repaired = excluded.repaired`.execute(run);
}

export async function deleteOldSearches(run: Runner, now: Date): Promise<void> {
  await sql`delete from search_counts where day < (${now}::timestamptz - interval '90 days')::date`.execute(
    run,
  );
}
