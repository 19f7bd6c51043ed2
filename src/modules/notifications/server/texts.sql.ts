import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** What staff have written; null where the shop's own words stand. */
export interface WrittenText {
  name: string;
  title: string | null;
  body: string | null;
  sms: string | null;
  number: number;
}

export async function selectTexts(runner: Runner): Promise<WrittenText[]> {
  const { rows } = await sql<WrittenText>`select name, title, body, sms, number from message_texts`.execute(
    runner,
  );
  return rows;
}

export async function selectText(runner: Runner, name: string): Promise<WrittenText | undefined> {
  const { rows } = await sql<WrittenText>`
    select name, title, body, sms, number from message_texts where name = ${name}`.execute(runner);
  return rows[0];
}

interface NextText extends WrittenText {
  userId: number;
  now: Date;
}

/** Whether it was saved; false if the words are no longer those of that number. */
export async function writeText(tx: Tx, text: NextText): Promise<boolean> {
  const { name, title, body, sms, number, userId, now } = text;
  const { rows } = await sql`
    insert into message_texts (name, title, body, sms, number, saved_at, saved_by)
    select ${name}, ${title}, ${body}, ${sms}, 1, ${now}, ${userId}
     where ${number} = 0 or exists (select from message_texts where name = ${name})
    on conflict (name) do update
       set title = excluded.title, body = excluded.body, sms = excluded.sms,
           number = message_texts.number + 1, saved_at = excluded.saved_at, saved_by = excluded.saved_by
     where message_texts.number = ${number}
    returning number`.execute(tx);
  return rows.length > 0;
}

/** Where a trial goes, to whoever asks for it. */
export async function selectContacts(runner: Runner, userId: number) {
  const { rows } = await sql<{ mobile: string; email: string }>`
    select coalesce(mobile, '') as mobile, coalesce(email, '') as email from users where id = ${userId}`.execute(
    runner,
  );
  return rows[0];
}
