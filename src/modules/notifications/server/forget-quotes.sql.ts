import { sql } from 'kysely';
import type { Tx } from '#platform/server/database.ts';

/** What somebody wrote, as others were told of it: the page that it led to, how its sentence ended, and words within it. */
export interface Quote {
  link: string;
  ending?: string;
  words?: string;
}

export async function deleteQuotes(tx: Tx, quotes: readonly Quote[]): Promise<void> {
  if (quotes.length === 0) return;
  const column = (name: keyof Quote) => sql`${quotes.map(quote => quote[name] ?? '')}::text[]`;
  const quoted = sql`unnest(${column('link')}, ${column('ending')}, ${column('words')}) q (link, ending, words)`;
  await sql`
    with mailed as (
      delete from messages m using ${quoted} 
       where right(m.body, length(q.link)) = q.link and position(q.ending in m.body) > 0 and position(q.words in m.body) > 0)
    delete from notifications n using ${quoted}
     where n.link = q.link and right(n.body, length(q.ending)) = q.ending and position(q.words in n.body) > 0`.execute(
    tx,
  );
}
