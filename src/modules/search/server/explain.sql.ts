import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export interface MatchRow {
  id: number;
  created_at: Date;
  /** The first of the tiers that it is in, from 0; their number, if it is in none. */
  tier: number;
  /** Of each word, whether it stands in the subject, and whether it stands anywhere. */
  subject: boolean[];
  anywhere: boolean[];
}

/** Which of these text-search queries find each of a few products. */
export async function selectMatches(
  run: Runner,
  ids: readonly number[],
  { tiers, words }: { tiers: readonly string[]; words: readonly { anywhere: string; inSubject: string }[] },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select p.id, p.created_at,
           coalesce((select min(t.place) - 1 from unnest(${[...tiers]}::text[]) with ordinality t(query, place)
                      where p.search_words @@ t.query::tsquery), ${tiers.length})::integer as tier,
           array(select p.search_words @@ w.query::tsquery
                   from unnest(${words.map(word => word.inSubject)}::text[]) with ordinality w(query, place)
                  order by w.place) as subject,
           array(select p.search_words @@ w.query::tsquery
                   from unnest(${words.map(word => word.anywhere)}::text[]) with ordinality w(query, place)
                  order by w.place) as anywhere
      from products p where p.id = any(${[...ids]}::bigint[])`.execute(run);
  return rows;
}
