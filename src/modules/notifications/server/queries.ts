import { sql } from 'kysely';
import { MOST_COUNTED } from '#platform/page.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { countUpTo, limitToPage } from '#platform/server/limit-to-page.ts';
import type { Message, SentMessage } from '../message.ts';
import {
  NOTIFICATION_KINDS,
  type NoticeAct,
  type Notification,
  type NotificationKind,
} from '../notification.ts';
import { livingAccounts } from './living-accounts.sql.ts';

export interface ClaimedMessage extends Omit<Message, 'channel'> {
  id: number;
  channel: Message['channel'] | 'whatsapp';
}

/** Claims those of the messages that nobody has claimed and that are still valid; from here on they count as sent. */
export async function claimMessages(
  runner: Runner,
  ids: readonly number[],
  now: Date,
): Promise<ClaimedMessage[]> {
  const { rows } = await sql<ClaimedMessage>`
    update messages set sent_at = ${now}, tries = tries + 1 where id = any(${ids}::bigint[]) and sent_at is null
       and (good_until is null or good_until >= ${now})
    returning id, user_id as "userId", channel, recipient, subject, body, secret,
              good_until as "goodUntil"`.execute(runner);
  return rows;
}

export async function releaseMessage(runner: Runner, id: number, why: string): Promise<void> {
  await sql`update messages set sent_at = null, last_error = ${why} where id = ${id}`.execute(runner);
}

export async function noteFailure(runner: Runner, id: number, why: string): Promise<void> {
  await sql`update messages set last_error = ${why} where id = ${id}`.execute(runner);
}

export async function dropBody(runner: Runner, id: number): Promise<void> {
  await sql`update messages set body = '' where id = ${id}`.execute(runner);
}

export async function findLatestMessages(runner: Runner): Promise<SentMessage[]> {
  const { rows } = await sql<Omit<SentMessage, 'createdAt'> & { createdAt: Date }>`
    select id, channel, recipient, subject, body, created_at as "createdAt"
      from messages order by created_at desc, id desc limit 50`.execute(runner);
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

// The inbox

export interface NewNotification {
  userId: number;
  kind: NotificationKind;
  title: string;
  body: string;
  link: string;
  /** What it asks for, if anything. */
  act?: NoticeAct | undefined;
  now: Date;
}

/**
 * Writes entries with a job for each device of their people, and messages with one job that delivers them. `notBefore`:
 * when they leave the shop; at once if there is none. An account that was erased after the caller had read it gets nothing;
 * one that is being erased is waited for, and what is written first is erased with it.
 */
export async function insertNotices(
  tx: Tx,
  { entries = [], messages = [] }: { entries?: readonly NewNotification[]; messages?: readonly Message[] },
  notBefore: Date | null = null,
): Promise<void> {
  if (entries.length + messages.length === 0) return;
  const people = [...entries, ...messages].map(({ userId }) => userId).filter(id => id !== null);
  await sql`
    with alive as materialized (${livingAccounts(people)}),
    noted as (
      insert into notifications (user_id, kind, title, body, link, act, created_at)
      select "userId", kind, title, body, link, act, now
        from jsonb_to_recordset(${toJson(entries)}::jsonb)
          as e("userId" bigint, kind text, title text, body text, link text, act text, now timestamptz)
       where "userId" in (select id from alive)
      returning id, user_id),
    written as (
      insert into messages (user_id, channel, recipient, subject, body, secret, good_until)
      select "userId", channel, recipient, subject, body, secret, "goodUntil"
        from jsonb_to_recordset(${toJson(messages)}::jsonb)
          as m("userId" bigint, channel text, recipient text, subject text, body text, secret boolean,
               "goodUntil" timestamptz)
       where "userId" is null or "userId" in (select id from alive)
      returning id)
    select start_job('notifications.deliver-messages', json_build_object('messageIds', json_agg(id order by id)),
                     run_at => ${notBefore})
      from written having count(*) > 0
    union all
    select start_job('notifications.deliver-push',
                     json_build_object('notificationId', noted.id, 'subscriptionId', s.id),
                     run_at => ${notBefore}, max_attempts => 6)
      from noted join push_subscriptions s on s.user_id = noted.user_id`.execute(tx);
}

/** PostgreSQL's JSON refuses half a letter, which a column of text takes as U+FFFD. */
const toJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

export async function findNotifications(
  runner: Runner,
  { userId, kinds }: { userId: number; kinds: readonly NotificationKind[] },
  { limit, offset }: { limit: number; offset: number },
): Promise<Notification[]> {
  const { rows } = await sql<Omit<Notification, 'createdAt'> & { createdAt: Date }>`
    select id, kind, title, body, link, act, created_at as "createdAt", read_at is not null as read
      from notifications where user_id = ${userId} and ${among(kinds)}
     order by id desc ${limitToPage({ limit, offset })}`.execute(runner);
  return rows.map(row => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/**
 * One kind is found in the order of its index; an array of one would be sorted. An array of all would be looked up in each
 * notice, where an index alone can count.
 */
function among(kinds: readonly NotificationKind[]) {
  if (kinds.length === NOTIFICATION_KINDS.length) return sql`true`;
  return kinds.length === 1 ? sql`kind = ${kinds[0]}` : sql`kind = any(${kinds}::text[])`;
}

/** Up to `MOST_COUNTED`. */
export async function countNotifications(
  runner: Runner,
  { userId, kinds }: { userId: number; kinds: readonly NotificationKind[] },
): Promise<number> {
  const { rows } = await sql<{ all: number }>`
    select ${countUpTo(sql`select from notifications where user_id = ${userId} and ${among(kinds)}`)} as "all"`.execute(
    runner,
  );
  return rows[0]?.all ?? 0;
}

/** The unread of each kind, of the first `MOST_COUNTED`. */
export async function countUnreadKinds(
  runner: Runner,
  userId: number,
): Promise<ReadonlyMap<NotificationKind, number>> {
  const { rows } = await sql<{ kind: NotificationKind; unread: number }>`
    select kind, count(*) as unread from (
      select kind from notifications where user_id = ${userId} and read_at is null
       limit ${sql.lit(MOST_COUNTED)}) n group by kind`.execute(runner);
  return new Map(rows.map(({ kind, unread }) => [kind, unread]));
}

export async function markRead(
  runner: Runner,
  { userId, ids, now }: { userId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
     where user_id = ${userId} and id = any(${ids}::bigint[]) and read_at is null`.execute(runner);
}

export async function markAllRead(
  runner: Runner,
  { userId, upTo, now }: { userId: number; upTo: number; now: Date },
): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
     where user_id = ${userId} and id <= ${upTo} and read_at is null`.execute(runner);
}

/** What leads to a page that the person has now seen. */
export async function markLinkRead(
  runner: Runner,
  { userId, link, now }: { userId: number; link: string; now: Date },
): Promise<void> {
  await sql`
    update notifications set read_at = ${now}
     where user_id = ${userId} and link = ${link} and read_at is null`.execute(runner);
}

// Channels that a person has switched off

/** Only for merchants' members and staff; buyers are always told about their goods and money. */
export async function selectMuted(runner: Runner, userId: number): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ channel: string }>`
    select c.channel from muted_channels c join users u on u.id = c.user_id
     where c.user_id = ${userId} and u.role <> 'user'`.execute(runner);
  return new Set(rows.map(({ channel }) => channel));
}

/** Two choices at once are made one after the other. */
export async function lockAccount(tx: Tx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx);
}

export async function unmuteAll(tx: Tx, userId: number): Promise<void> {
  await sql`delete from muted_channels where user_id = ${userId}`.execute(tx);
}

export async function mute(tx: Tx, userId: number, channels: readonly Message['channel'][]): Promise<void> {
  await sql`
    insert into muted_channels (user_id, channel) select ${userId}, unnest(${channels}::text[])`.execute(tx);
}

// What is held about a person, and for how long

export async function collectMessages(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    select (select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' - 'last_error'
                                      || jsonb_build_object('whatsapp_state', w.state) order by m.id), '[]')
              from messages m left join whatsapp_messages w on w.message_id = m.id
             where m.user_id = ${userId}) as messages,
           (select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.id), '[]')
              from notifications n where n.user_id = ${userId}) as notifications,
           (select coalesce(jsonb_agg(c.channel order by c.channel), '[]')
              from muted_channels c where c.user_id = ${userId}) as "mutedChannels",
           (select coalesce(jsonb_agg(jsonb_build_object('endpoint', p.endpoint, 'createdAt', p.created_at)), '[]')
              from push_subscriptions p where p.user_id = ${userId}) as "toldDevices",
           exists (select from night_notices t where t.user_id = ${userId}) as "nightNotices"`.execute(
    runner,
  );
  return rows[0] ?? {};
}

/** Also what was sent to the person's address as to a stranger: codes that sign in, answers to a guest, invitations. */
export async function deleteMessages(tx: Tx, userId: number): Promise<void> {
  await sql`
    with gone_messages as (delete from messages where user_id = ${userId}),
         gone_to_strangers as (
           delete from messages m
            using (select unnest(array[case when mobile_verified_at is not null then mobile end, email]) as address
                     from users where id = ${userId}) own
            where m.user_id is null and m.recipient = own.address),
         gone_channels as (delete from muted_channels where user_id = ${userId}),
         gone_devices as (delete from push_subscriptions where user_id = ${userId}),
         gone_nights as (delete from night_notices where user_id = ${userId})
    delete from notifications where user_id = ${userId}`.execute(tx);
}

export async function deleteOldMessages(runner: Runner, before: Date): Promise<void> {
  await sql`
    with gone_messages as (delete from messages where created_at < ${before})
    delete from notifications where created_at < ${before}`.execute(runner);
}
