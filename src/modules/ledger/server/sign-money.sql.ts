import { sql } from 'kysely';
import type { MoneyAction } from '#modules/settings/money-action.ts';
import type { Piastres } from '#platform/money.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import type { GivenToday, MoneyAct } from '../two-people.ts';

export interface StoredAct {
  id: number;
  action: MoneyAction;
  subject: string;
  amount: Piastres;
  people: number;
  askedBy: number;
  isDone: boolean;
  /** The input of the call that asked for it. */
  asked: object;
  signedBy: number[];
}

const ACT = sql`
  select a.id, a.action, a.subject, a.amount, a.people, a.asked_by as "askedBy", a.done_at is not null as "isDone", a.asked,
         (select coalesce(json_agg(s.user_id), '[]') from money_signatures s where s.act_id = a.id) as "signedBy"
    from money_acts a`;

/** Two requests about the same money, and two gifts of a kind, come one after the other until the transaction ends. */
export async function lockAct(
  tx: Tx,
  { action, subject }: Pick<MoneyAct, 'action' | 'subject'>,
): Promise<StoredAct | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${`money/${action}`}))`.execute(tx);
  const { rows } = await sql<StoredAct>`
    ${ACT} where a.action = ${action} and a.subject = ${String(subject)} and a.withdrawn_at is null`.execute(
    tx,
  );
  return rows[0];
}

/** One that waits for more signatures. */
export async function selectWaitingAct(run: Runner, id: number): Promise<StoredAct | undefined> {
  const { rows } = await sql<StoredAct>`
    ${ACT} where a.id = ${id} and a.done_at is null and a.withdrawn_at is null`.execute(run);
  return rows[0];
}

interface NewAct extends Pick<MoneyAct, 'action' | 'subject' | 'amount' | 'beneficiaryId' | 'asked'> {
  people: number;
  userId: number;
  at: Date;
}

export async function insertAct(tx: Tx, act: NewAct): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into money_acts (action, subject, beneficiary_id, amount, people, asked, asked_by, asked_at)
    values (${act.action}, ${String(act.subject)}, ${act.beneficiaryId ?? null}, ${act.amount}, ${act.people},
            ${JSON.stringify(act.asked)}::jsonb, ${act.userId}, ${act.at}) returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** True once enough people have signed, which ends the act. */
export async function insertSignatures(
  tx: Tx,
  { actId, userIds, at }: { actId: number; userIds: readonly number[]; at: Date },
): Promise<boolean> {
  await sql`
    insert into money_signatures (act_id, user_id, signed_at)
    select ${actId}, user_id, ${at} from unnest(${[...userIds]}::bigint[]) as user_id
    on conflict do nothing`.execute(tx);
  const { rows } = await sql`
    update money_acts set done_at = ${at}
     where id = ${actId} and people <= (select count(*) from money_signatures where act_id = ${actId})
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Whether it is asked for in the same words as before. */
export async function isSameInput(tx: Tx, actId: number, asked: object): Promise<boolean> {
  const { rows } = await sql`
    select from money_acts where id = ${actId} and asked = ${JSON.stringify(asked)}::jsonb`.execute(tx);
  return rows.length > 0;
}

/** Refused, taken back, over by itself, or what it was signed for did not happen: it may be asked for again. */
export async function withdrawAct(
  tx: Tx,
  { action, subjects, at }: Pick<MoneyAct, 'action'> & { subjects: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    update money_acts set withdrawn_at = ${at}, done_at = null
     where action = ${action} and subject = any(${subjects.map(String)}::text[]) and withdrawn_at is null`.execute(
    tx,
  );
}

export async function withdrawWaiting(tx: Tx, id: number, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update money_acts set withdrawn_at = ${at}
     where id = ${id} and done_at is null and withdrawn_at is null returning id`.execute(tx);
  return rows.length > 0;
}

interface Given {
  action: MoneyAction;
  userId: number;
  beneficiaryId: number | undefined;
  since: Date;
}

/** What was given alone since a moment. What others signed too does not count, nor what still waits. */
export async function selectGivenAlone(
  run: Runner,
  { action, userId, beneficiaryId = 0, since }: Given,
): Promise<GivenToday> {
  const { rows } = await sql<GivenToday>`
    select coalesce(sum(amount) filter (where asked_by = ${userId}), 0)::bigint as "byGiver",
           coalesce(sum(amount) filter (where beneficiary_id = ${beneficiaryId}), 0)::bigint as "toOne"
      from money_acts
     where action = ${action} and people = 1 and asked_at >= ${since}
       and (asked_by = ${userId} or beneficiary_id = ${beneficiaryId})`.execute(run);
  return rows[0] ?? { byGiver: 0, toOne: 0 };
}

export interface WaitingAct {
  id: number;
  action: MoneyAction;
  subject: string;
  amount: Piastres;
  beneficiary: string | null;
  choice: string;
  orderId: number | null;
  reason: string;
  people: number;
  signedBy: { id: number; name: string }[];
  askedAt: Date;
}

/** The oldest first. */
export async function selectWaitingActs(run: Runner, most: number): Promise<WaitingAct[]> {
  const { rows } = await sql<WaitingAct>`
    select a.id, a.action, a.subject, a.amount, a.people, a.asked_at as "askedAt",
           case a.action when 'goodwill' then (select name from users where id = a.beneficiary_id)
                         when 'adjustment' then (select name_ar from merchants where id = a.beneficiary_id)
                         when 'debtPaid' then (select name_ar from merchants where id = a.beneficiary_id) end as beneficiary,
           coalesce(case a.action
             when 'adjustment' then case when (a.asked ->> 'amount')::numeric < 0 then 'penalty' else 'credit' end
             when 'taxAndFees' then a.asked ->> 'due'
             when 'courierClaim' then concat_ws('.', a.asked ->> 'decision',
                                                case when a.asked ->> 'decision' = 'rejected' then a.asked ->> 'lossParty' end)
             when 'cashDifference' then coalesce(e.kind || '.' || (a.asked ->> 'outcome'), a.asked ->> 'decision') end, '') as choice,
           coalesce((a.asked ->> 'orderId')::bigint, r.order_id, mo.order_id) as "orderId",
           coalesce(a.asked ->> 'reason', a.asked ->> 'reference', a.asked ->> 'bankReference', '') as reason,
           (select json_agg(json_build_object('id', u.id, 'name', u.name) order by s.signed_at, u.id)
              from money_signatures s join users u on u.id = s.user_id where s.act_id = a.id) as "signedBy"
      from money_acts a
      left join cash_exceptions e on a.action = 'cashDifference' and e.id = substring(a.subject from '^\\d+$')::bigint
      left join refunds r on r.id = (a.asked ->> 'refundId')::bigint
      left join refunded_parcels again
        on a.action = 'cashDifference' and again.id = substring(a.subject from '^refunded_parcel/(\\d+)$')::bigint
      left join claims c on a.action = 'courierClaim' and c.id = substring(a.subject from '^\\d+$')::bigint
      left join parcels p on p.id = coalesce(e.parcel_id, again.parcel_id)
      left join merchant_orders mo on mo.id = coalesce(p.merchant_order_id, c.merchant_order_id)
     where a.done_at is null and a.withdrawn_at is null order by a.asked_at, a.id limit ${sql.lit(most)}`.execute(
    run,
  );
  return rows;
}
