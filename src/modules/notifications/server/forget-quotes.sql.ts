import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** What somebody wrote, as others were told of it: the page that it led to, and how its sentence ended. */
export interface Quote {
  link: string;
  ending?: string;
}

export async function deleteQuotes(tx: Tx, quotes: readonly Quote[]): Promise<void> {
  if (quotes.length === 0) return;
  const quoted = sql`unnest(${quotes.map(({ link }) => link)}::text[], ${quotes.map(({ ending = '' }) => ending)}::text[]) q (link, ending)`;
  await sql`
    with mailed as (
      delete from messages m using ${quoted} where right(m.body, length(q.link)) = q.link and position(q.ending in m.body) > 0)
    delete from notifications n using ${quoted}
     where n.link = q.link and right(n.body, length(q.ending)) = q.ending`.execute(tx);
}
