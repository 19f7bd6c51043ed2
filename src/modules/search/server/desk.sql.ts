import { type RawBuilder, sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { SearchView } from '../desk.calls.ts';
import type { RuleKind } from '../search-rule.ts';

interface Period {
  days: number;
  now: Date;
}

export interface SearchedRow {
  query: string;
  searches: number;
  clicks: number;
  found: number;
  repaired: string;
  wishes: number;
  total: number;
}

const HAVING: Record<SearchView, RawBuilder<unknown>> = {
  all: sql`searches > 0`,
  nothing: sql`found = 0 and searches > 0`,
  no_click: sql`found > 0 and clicks = 0`,
  repaired: sql`repaired <> ''`,
  wished: sql`wishes > 0`,
};

const searchesOf = ({ days, now }: Period) => sql`
  select query, sum(searches)::integer as searches, sum(clicks)::integer as clicks, sum(wishes)::integer as wishes,
         (array_agg(found order by day desc))[1] as found, (array_agg(repaired order by day desc))[1] as repaired
    from search_counts where day > ((${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer)
   group by query`;

/** The searches of the last days, the most frequent first. */
export async function selectSearches(
  run: Runner,
  asked: Period & { view: SearchView; limit: number; offset: number },
): Promise<SearchedRow[]> {
  const { rows } = await sql<SearchedRow>`
    select query, searches, clicks, wishes, found, repaired, (count(*) over ())::integer as total
      from (${searchesOf(asked)}) each_of where ${HAVING[asked.view]}
     order by ${asked.view === 'wished' ? sql`wishes` : sql`searches`} desc, query limit ${asked.limit} offset ${asked.offset}`.execute(
    run,
  );
  return rows;
}

/** Searches that led to clicks, the most frequent first: what others may have meant. */
export async function selectClickedSearches(run: Runner, period: Period, limit: number): Promise<string[]> {
  const { rows } = await sql<{ query: string }>`
    select query from (${searchesOf(period)}) each_of where clicks > 0
     order by clicks desc, query limit ${limit}`.execute(run);
  return rows.map(({ query }) => query);
}

export interface PairRow {
  query: string;
  next: string;
  times: number;
}

/** What was searched for next and opened, for each of these searches the most frequent. */
export async function selectPairs(
  run: Runner,
  queries: readonly string[],
  { days, now }: Period,
): Promise<PairRow[]> {
  const { rows } = await sql<PairRow>`
    select distinct on (query) query, next, sum(times)::integer as times from search_pairs
     where query = any(${[...queries]}::text[])
       and day > ((${now}::timestamptz at time zone 'Africa/Cairo')::date - ${days}::integer)
     group by query, next order by query, sum(times) desc, next`.execute(run);
  return rows;
}

export interface RuleRow {
  id: number;
  kind: RuleKind;
  query: string;
  means: string;
  product_id: number | null;
  path: string;
}

export async function selectRules(run: Runner): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    select id, kind, query, means, product_id, path from search_rules order by id`.execute(run);
  return rows;
}

export interface ListedRuleRow extends RuleRow {
  product_name: string;
  total: number;
}

export async function selectListedRules(
  run: Runner,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedRuleRow[]> {
  const { rows } = await sql<ListedRuleRow>`
    select r.id, r.kind, r.query, r.means, r.product_id, r.path, coalesce(p.title, '') as product_name,
           (count(*) over ())::integer as total
      from search_rules r left join products p on p.id = r.product_id
     order by r.id desc limit ${limit} offset ${offset}`.execute(run);
  return rows;
}

/** The new rule's id; `null` if there is one like it. */
export async function insertRule(
  run: Runner,
  rule: Omit<RuleRow, 'id'> & { createdAt: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into search_rules (kind, query, means, product_id, path, created_at)
    values (${rule.kind}, ${rule.query}, ${rule.means}, ${rule.product_id}, ${rule.path}, ${rule.createdAt})
    on conflict do nothing returning id`.execute(run);
  return rows[0]?.id ?? null;
}

export async function isProduct(run: Runner, id: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select id from products where id = ${id}`.execute(run);
  return rows.length > 0;
}

export async function deleteRule(run: Runner, id: number): Promise<RuleRow | undefined> {
  const { rows } = await sql<RuleRow>`
    delete from search_rules where id = ${id} returning id, kind, query, means, product_id, path`.execute(
    run,
  );
  return rows[0];
}
