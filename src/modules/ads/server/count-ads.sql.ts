import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

interface CountRow {
  ad_id: number;
  day: string;
  impressions: number;
  clicks: number;
}

/** Adds to the counts of existing ads, in the order of their keys, so two shops never wait for each other. */
export async function addCounts(run: Runner, rows: readonly CountRow[]): Promise<void> {
  await sql`
    insert into ad_counts (ad_id, day, impressions, clicks)
    select c.ad_id, c.day, sum(c.impressions), sum(c.clicks)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
           as c(ad_id bigint, day date, impressions integer, clicks integer)
      join ads a on a.id = c.ad_id
     group by c.ad_id, c.day order by c.ad_id, c.day
    on conflict (ad_id, day) do update
       set impressions = ad_counts.impressions + excluded.impressions,
           clicks = ad_counts.clicks + excluded.clicks`.execute(run);
}
