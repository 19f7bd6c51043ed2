import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { NOTICE_WORDING, type NoticeChoice } from '../notice-choice.ts';

/** The latest decision of each kind and channel, from the one log of consents. */
export async function selectChoices(runner: Runner, userId: number): Promise<NoticeChoice[]> {
  const { rows } = await sql<NoticeChoice>`
    select distinct on (purpose, told_by) purpose as kind, told_by as channel, decision = 'given' as wanted
      from consents where user_id = ${userId} and told_by is not null
     order by purpose, told_by, id desc`.execute(runner);
  return rows;
}

export interface NewChoice extends NoticeChoice {
  userId: number;
  address: string;
  now: Date;
}

export async function insertChoice(tx: Tx, choice: NewChoice): Promise<void> {
  const { userId, kind, channel, wanted, address, now } = choice;
  await sql`
    insert into consents (user_id, purpose, told_by, decision, text_version, given_from, given_at)
    values (${userId}, ${kind}, ${channel}, ${wanted ? 'given' : 'withdrawn'}, ${NOTICE_WORDING}, ${address},
            ${now})`.execute(tx);
}

export async function isToldAtNight(runner: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql`select from night_notices where user_id = ${userId}`.execute(runner);
  return rows.length > 0;
}

export async function setToldAtNight(
  runner: Runner,
  { userId, wanted }: { userId: number; wanted: boolean },
): Promise<void> {
  if (wanted) await sql`insert into night_notices values (${userId}) on conflict do nothing`.execute(runner);
  else await sql`delete from night_notices where user_id = ${userId}`.execute(runner);
}

/** A person with the kinds' channels that they chose; a member of staff has muted some for all kinds. */
export interface Recipient {
  userId: number;
  mobile: string;
  email: string;
  chosen: NoticeChoice[];
  muted: readonly string[];
  isQuiet: boolean;
}

/** By id; without accounts that are deleted. */
export async function selectRecipients(
  runner: Runner,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Recipient>> {
  const { rows } = await sql<Recipient>`
    select u.id as "userId", coalesce(u.mobile, '') as mobile, coalesce(u.email, '') as email,
           (select coalesce(jsonb_agg(to_jsonb(c)), '[]')
              from (select distinct on (purpose, told_by) purpose as kind, told_by as channel,
                           decision = 'given' as wanted
                      from consents where user_id = u.id and told_by is not null
                     order by purpose, told_by, id desc) c) as chosen,
           (select coalesce(jsonb_agg(m.channel), '[]') from muted_channels m
             where m.user_id = u.id and u.role <> 'user') as muted,
           u.role = 'user' and not exists (select from night_notices t where t.user_id = u.id) as "isQuiet"
      from users u where u.id = any(${userIds}::bigint[]) and u.deleted_at is null`.execute(runner);
  return new Map(rows.map(row => [row.userId, row]));
}
