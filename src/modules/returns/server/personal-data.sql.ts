import { type RawBuilder, sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Without the number of the channel, which is encrypted; its owner sees only how it ends. */
export async function collectCases(runner: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<Record<string, unknown>>`
    with mine as (select mo.id from orders o join merchant_orders mo on mo.order_id = o.id where o.user_id = ${userId})
    select (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'state', r.state, 'reason', r.reason,
                              'note', r.note, 'requestedAt', r.requested_at) order by r.id), '[]')
              from returns r join mine on mine.id = r.merchant_order_id) as returns,
           (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'note', c.note,
                              'openedAt', c.opened_at) order by c.id), '[]')
              from claims c join mine on mine.id = c.merchant_order_id where c.kind <> 'courier') as claims,
           (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'state', f.state, 'amountPiastres', f.amount,
                              'doneAt', f.done_at, 'hasReceipt', f.receipt is not null) order by f.id), '[]')
              from refunds f join orders o on o.id = f.order_id where o.user_id = ${userId}) as refunds,
           (select coalesce(jsonb_agg(jsonb_build_object('kind', p.kind, 'holder', p.holder, 'number', p.masked,
                              'confirmedAt', p.confirmed_at) order by p.id), '[]')
              from payout_channels p where p.user_id = ${userId}) as "refundChannels",
           (select coalesce(jsonb_agg(jsonb_build_object('body', n.body, 'writtenAt', n.written_at) order by n.id), '[]')
              from customer_notes n where n.user_id = ${userId}) as "supportNotes"`.execute(runner);
  return rows[0] ?? {};
}

/** Open cases and money that has not arrived yet. */
export async function hasOpenCases(runner: Runner, userId: number): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    with mine as (select mo.id from orders o join merchant_orders mo on mo.order_id = o.id where o.user_id = ${userId})
    select exists (select from returns r join mine on mine.id = r.merchant_order_id
                    where r.state not in ('resolved', 'rejected', 'cancelled', 'expired', 'closed'))
        or exists (select from refunds f join mine on mine.id = f.merchant_order_id
                    where f.state not in ('succeeded', 'refused')) as open`.execute(runner);
  return rows[0]?.open === true;
}

/** What the buyer wrote at a step of a case, with the page that others were told of it by. */
export async function selectAppeals(tx: Tx, userId: number): Promise<{ link: string; reason: string }[]> {
  const { rows } = await sql<{ link: string; reason: string }>`
    with mine as (select mo.id from orders o join merchant_orders mo on mo.order_id = o.id where o.user_id = ${userId})
    select distinct '/' || e.subject || 's/' || e.subject_id as link, e.reason
      from case_events e
     where e.role = 'user' and e.reason <> ''
       and (e.subject = 'return' and e.subject_id in (select r.id from returns r join mine on mine.id = r.merchant_order_id)
         or e.subject = 'claim' and e.subject_id in (select c.id from claims c join mine on mine.id = c.merchant_order_id))`.execute(
    tx,
  );
  return rows;
}

/** What was said of their cases, with the photos, is erased; what was returned and paid stays. Gives the photos. */
export async function eraseFromCases(tx: Tx, userId: number): Promise<string[]> {
  await sql`delete from payout_channels where user_id = ${userId}`.execute(tx);
  await sql`delete from customer_notes where user_id = ${userId}`.execute(tx);
  return eraseWords(tx, sql`o.user_id = ${userId}`);
}

/** Whether somebody wrote a reason at a step of the case. */
const wasReasoned = (subject: 'return' | 'claim', id: RawBuilder<unknown>) => sql`
  exists (select from case_events e where e.subject = ${subject} and e.subject_id = ${id} and e.reason <> '')`;

/** The same for whatever was ordered before a day, in portions of a day's work. */
export const forgetOldCases = (tx: Tx, before: Date): Promise<string[]> =>
  eraseWords(
    tx,
    sql`mo.id in (
      select part.id from orders old join merchant_orders part on part.order_id = old.id
       where old.placed_at < ${before}
         and (exists (select from returns r left join return_photos p on p.return_id = r.id
                       where r.merchant_order_id = part.id
                         and (r.note <> '' or r.answer <> '' or p.id is not null or ${wasReasoned('return', sql`r.id`)}))
           or exists (select from claims c left join return_photos p on p.claim_id = c.id
                       where c.merchant_order_id = part.id
                         and (c.note <> '' or c.answer <> '' or c.decision_note <> '' or p.id is not null
                           or ${wasReasoned('claim', sql`c.id`)})))
       limit 20000)`,
  );

/** `which` chooses by an order `o` and a part of it `mo`. */
async function eraseWords(tx: Tx, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ picture: string }>`
    with mine as materialized (select mo.id from orders o join merchant_orders mo on mo.order_id = o.id where ${which}),
         returned as (update returns set note = '', answer = '' where merchant_order_id in (select id from mine) returning id),
         claimed as (
           update claims set note = '', answer = '', decision_note = ''
            where merchant_order_id in (select id from mine) returning id),
         reasoned as (
           update case_events set reason = ''
            where reason <> '' and (subject = 'return' and subject_id in (select id from returned)
                                 or subject = 'claim' and subject_id in (select id from claimed)))
    delete from return_photos p
     where p.return_id in (select id from returned) or p.claim_id in (select id from claimed) returning picture`.execute(
    tx,
  );
  return rows.map(({ picture }) => picture);
}
