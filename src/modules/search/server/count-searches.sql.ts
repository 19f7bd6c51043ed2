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

interface CountedPair {
  day: string;
  query: string;
  next: string;
  times: number;
}

export async function addSearchPairs(run: Runner, rows: readonly CountedPair[]): Promise<void> {
  await sql`
    insert into search_pairs as s (query, next, day, times)
    select query, next, day, times
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c(query text, next text, day date, times integer)
     order by query, next
    on conflict (query, next, day) do update set times = s.times + excluded.times`.execute(run);
}

export async function addWish(run: Runner, { query, day }: { query: string; day: string }): Promise<void> {
  await sql`
    insert into search_counts as s (query, day, wishes) values (${query}, ${day}, 1)
    on conflict (query, day) do update set wishes = s.wishes + 1`.execute(run);
}

/** What many searched for and opened something of, the most frequent first. */
export async function selectPopularSearches(run: Runner, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from search_counts
     where day > ((${now}::timestamptz at time zone 'Africa/Cairo')::date - 14)
     group by query having sum(clicks) > 0 and bool_or(found > 0)
     order by sum(searches) desc, query limit ${sql.lit(limit)}`.execute(run);
  return rows.map(({ query }) => query);
}

export async function deleteOldSearches(run: Runner, now: Date): Promise<void> {
  await sql`delete from search_pairs where day < (${now}::timestamptz - interval '90 days')::date`.execute(
    run,
  );
  await sql`delete from search_counts where day < (${now}::timestamptz - interval '90 days')::date`.execute(
    run,
  );
}
