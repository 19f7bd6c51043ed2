import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';
import type { ParcelEvent } from '../../parcel.ts';

/**
 * False if this news was received before. After staff reopened the parcel, news of before counts again, but for what the
 * courier said last: that is what they corrected, and it counts again once the courier has said something else.
 */
export async function noteNews(
  tx: Tx,
  news: {
    carrier: string;
    newsId: string;
    parcelId: number;
    event: ParcelEvent;
    outcome: 'done' | 'late';
    now: Date;
  },
): Promise<boolean> {
  const { rows } = await sql`
    insert into parcel_news (carrier, news_id, parcel_id, event, outcome, heard_at)
    values (${news.carrier}, ${news.newsId}, ${news.parcelId}, ${news.event}, ${news.outcome}, ${news.now})
    on conflict (carrier, news_id) do update set event = excluded.event, outcome = excluded.outcome, heard_at = excluded.heard_at
     where exists (select from order_events e
                    where e.parcel_id = parcel_news.parcel_id and e.event = 'reopened'
                      and e.happened_at >= parcel_news.heard_at)
       and exists (select from parcel_news later
                    where later.parcel_id = parcel_news.parcel_id and later.heard_at > parcel_news.heard_at)
    returning news_id`.execute(tx);
  return rows.length > 0;
}
