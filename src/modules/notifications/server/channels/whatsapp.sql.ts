import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { NOTICE_WORDING } from '../../notice-choice.ts';
import type { WhatsappState } from '../../whatsapp.ts';
import { livingAccounts } from '../living-accounts.sql.ts';
import type { WhatsappMessage } from './post-template.ts';

export interface NewWhatsapp extends Omit<WhatsappMessage, 'messageId'> {
  userId: number;
  /** As its reader sees it. */
  body: string;
  /** What goes by SMS if it is not delivered; empty if nothing shall. */
  sms: string;
  /** Of the SMS: it holds what lets somebody in. */
  secret: boolean;
  notBefore: Date | null;
  /** By then it must be delivered. */
  goodUntil: Date;
}

/**
 * Writes the message, the job that delivers it, and the one that looks whether it was delivered; nothing for an account that
 * was erased meanwhile.
 */
export async function insertWhatsapp(tx: Tx, message: NewWhatsapp): Promise<void> {
  const { userId, recipient, body, goodUntil, notBefore, template, values, link, sms, secret } = message;
  await sql`
    with written as (
      insert into messages (user_id, channel, recipient, body, good_until)
      select id, 'whatsapp', ${recipient}, ${body}, ${goodUntil}::timestamptz from (${livingAccounts([userId])}) alive
      returning id),
    said as (
      insert into whatsapp_messages (message_id, template, said_values, link, sms, sms_is_secret)
      select id, ${template}, ${JSON.stringify(values)}::jsonb, ${link}, ${sms}, ${secret} from written
      returning message_id)
    select graphile_worker.add_job('notifications.deliver-messages', json_build_object('messageIds', json_build_array(message_id)),
                                   run_at => ${notBefore}),
           graphile_worker.add_job('notifications.fall-back-to-sms', json_build_object('messageId', message_id),
                                   run_at => ${goodUntil})
      from said`.execute(tx);
}

export async function selectWhatsapp(
  runner: Runner,
  messageId: number,
): Promise<WhatsappMessage | undefined> {
  const { rows } = await sql<WhatsappMessage>`
    select w.message_id as "messageId", m.recipient, w.template, w.said_values as values, w.link
      from whatsapp_messages w join messages m on m.id = w.message_id
     where w.message_id = ${messageId}`.execute(runner);
  return rows[0];
}

/** A state may have come before the answer, and named the message. */
export async function noteAccepted(
  runner: Runner,
  { messageId, name }: { messageId: number; name: string },
): Promise<void> {
  await sql`
    update whatsapp_messages set wamid = ${name}
     where message_id = ${messageId} and wamid is null and ${name} <> ''`.execute(runner);
}

export interface TakenSms {
  userId: number | null;
  recipient: string;
  body: string;
  secret: boolean;
}

/** The text for an SMS, once and only while the message is not delivered; it is kept no longer. */
export async function takeSms(
  tx: Tx,
  { messageId, now }: { messageId: number; now: Date },
): Promise<TakenSms | undefined> {
  const { rows } = await sql<TakenSms>`
    with due as (
      select message_id, sms, sms_is_secret from whatsapp_messages
       where message_id = ${messageId} and sms <> '' for update),
    taken as (
      update whatsapp_messages w set sms = '', fell_back_at = ${now} from due
       where w.message_id = due.message_id)
    select m.user_id as "userId", m.recipient, due.sms as body, due.sms_is_secret as secret
      from due join messages m on m.id = due.message_id`.execute(tx);
  return rows[0];
}

/** What WhatsApp tells of one message. */
export interface ReportedState {
  /** Its name there. */
  name: string;
  /** Ours, as it was sent with the message. */
  messageId: number | null;
  state: WhatsappState;
  at: string;
  errorCode: number | null;
  category: string | null;
  billable: boolean | null;
}

/** How far a message has come: states arrive twice and in any order, and `failed` is the end of what was not delivered. */
const rankOf = (state: ReturnType<typeof sql>) =>
  sql`case ${state} when 'sent' then 1 when 'failed' then 2 when 'delivered' then 3 when 'read' then 4 else 0 end`;

/** Takes each message forward, never back. What failed goes by SMS; what was delivered needs none. */
export async function applyStates(tx: Tx, reported: readonly ReportedState[]): Promise<void> {
  await sql`
    with reported as (
      select distinct on (message_id) * from (
        select coalesce((select w.message_id from whatsapp_messages w where w.wamid = t.name), t."messageId") as message_id,
               t.name, t.state, t.at, t."errorCode" as error_code, t.category, t.billable
          from jsonb_to_recordset(${JSON.stringify(reported)}::jsonb) as t(
            name text, "messageId" bigint, state text, at timestamptz, "errorCode" int, category text, billable boolean)) named
       where message_id is not null order by message_id, ${rankOf(sql`state`)} desc),
    moved as (
      update whatsapp_messages w
         set state = reported.state, state_at = reported.at, wamid = coalesce(w.wamid, reported.name),
             error_code = reported.error_code, category = coalesce(reported.category, w.category),
             billable = coalesce(reported.billable, w.billable),
             sms = case when reported.state in ('delivered', 'read') then '' else w.sms end
        from reported
       where w.message_id = reported.message_id and w.state is distinct from 'failed'
         and ${rankOf(sql`reported.state`)} > ${rankOf(sql`w.state`)}
      returning w.message_id, w.state, w.sms)
    select graphile_worker.add_job('notifications.fall-back-to-sms', json_build_object('messageId', message_id))
      from moved where state = 'failed' and sms <> ''`.execute(tx);
}

/** Takes back every consent to WhatsApp of whoever has this mobile. */
export async function withdrawWhatsapp(
  tx: Tx,
  { mobiles, now }: { mobiles: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    insert into consents (user_id, purpose, told_by, decision, text_version, channel, given_at)
    select latest.user_id, latest.purpose, 'whatsapp', 'withdrawn', ${NOTICE_WORDING}, 'whatsapp', ${now}
      from (select distinct on (c.user_id, c.purpose) c.user_id, c.purpose, c.decision
              from users u join consents c on c.user_id = u.id and c.told_by = 'whatsapp'
             where u.mobile = any(${mobiles}::text[]) and u.deleted_at is null
             order by c.user_id, c.purpose, c.id desc) latest
     where latest.decision = 'given'`.execute(tx);
}
