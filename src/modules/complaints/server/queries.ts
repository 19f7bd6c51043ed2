import { sql } from 'kysely';
import { allOf } from '#platform/server/all-of.ts';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import {
  COMPLAINT_STATES,
  type ComplaintState,
  type ComplaintSubject,
  MOST_OWN_COMPLAINTS,
} from '../complaint.ts';

/** An account, or a guest by name and mobile. */
export interface Complainant {
  userId: number | null;
  name: string;
  mobile: string | null;
}

interface NewComplaint extends Complainant {
  subject: ComplaintSubject;
  body: string;
  orderId: number | null;
  sentAt: Date;
  dueAt: Date;
}

/** Gives its number. */
export async function insertComplaint(tx: Tx, complaint: NewComplaint): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into complaints (user_id, guest_name, guest_mobile, subject, body, order_id, sent_at, due_at)
    values (${complaint.userId}, ${complaint.name}, ${complaint.mobile}, ${complaint.subject}, ${complaint.body}, ${complaint.orderId},
            ${complaint.sentAt}, ${complaint.dueAt})
    returning id`.execute(tx);
  return rows[0]?.id as number;
}

/** Whether the account placed the order, or it goes to the guest's mobile. */
export async function isOrderOf(run: Runner, orderId: number, by: Complainant): Promise<boolean> {
  const { rows } = await sql`
    select from orders o
     where o.id = ${orderId}
       and (o.user_id = ${by.userId}::bigint or o.mobile = ${by.mobile}
            or exists (select from users u where u.id = o.user_id and u.mobile = ${by.mobile}))`.execute(run);
  return rows.length > 0;
}

export interface StoredComplaint {
  id: number;
  userId: number | null;
  name: string;
  mobile: string;
  subject: ComplaintSubject;
  body: string;
  orderId: number | null;
  sentAt: Date;
  dueAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
  answers: { body: string; at: string }[];
}

const COLUMNS = sql`
  c.id, c.user_id as "userId", coalesce(u.name, c.guest_name) as name, coalesce(u.mobile, c.guest_mobile, '') as mobile,
  c.subject, c.body, c.order_id as "orderId", c.sent_at as "sentAt", c.due_at as "dueAt",
  c.answered_at as "answeredAt", c.closed_at as "closedAt",
  (select coalesce(json_agg(json_build_object('body', a.body, 'at', to_json(a.answered_at)) order by a.id), '[]')
     from complaint_answers a where a.complaint_id = c.id) as answers`;

export async function selectOwn(run: Runner, userId: number): Promise<StoredComplaint[]> {
  const { rows } = await sql<StoredComplaint>`
    select ${COLUMNS} from complaints c join users u on u.id = c.user_id
     where c.user_id = ${userId} order by c.id desc limit ${sql.lit(MOST_OWN_COMPLAINTS)}`.execute(run);
  return rows;
}

export async function selectOfGuest(
  run: Runner,
  id: number,
  mobile: string,
): Promise<StoredComplaint | undefined> {
  const { rows } = await sql<StoredComplaint>`
    select ${COLUMNS} from complaints c left join users u on u.id = c.user_id
     where c.id = ${id} and c.guest_mobile = ${mobile}`.execute(run);
  return rows[0];
}

/** Locked, so that two members of staff take one step after the other. */
export async function lockComplaint(tx: Tx, id: number): Promise<StoredComplaint | undefined> {
  const { rows } = await sql<StoredComplaint>`
    select ${COLUMNS} from complaints c left join users u on u.id = c.user_id
     where c.id = ${id} for update of c`.execute(tx);
  return rows[0];
}

interface ComplaintFilters {
  subject?: ComplaintSubject | undefined;
  mobile?: string;
  number?: number;
}

const matches = ({ subject, mobile, number }: ComplaintFilters) =>
  allOf(
    subject !== undefined && sql`c.subject = ${subject}`,
    mobile !== undefined &&
      sql`(c.guest_mobile = ${mobile} or c.user_id = (select id from users where mobile = ${mobile}))`,
    number !== undefined && sql`c.id = ${number}`,
  );

const inTab = {
  waiting: sql`c.answered_at is null`,
  answered: sql`c.answered_at is not null and c.closed_at is null`,
  closed: sql`c.closed_at is not null`,
} as const satisfies Record<ComplaintState, unknown>;

/** What waits comes by its deadline, the rest newest first. */
const inOrder = (tab: ComplaintState) => (tab === 'waiting' ? sql`c.due_at, c.id` : sql`c.id desc`);

export async function selectComplaints(
  run: Runner,
  { tab, limit, offset, ...asked }: ComplaintFilters & { tab: ComplaintState; limit: number; offset: number },
): Promise<StoredComplaint[]> {
  const { rows } = await sql<StoredComplaint>`
    select ${COLUMNS} from complaints c left join users u on u.id = c.user_id
     where ${inTab[tab]} and ${matches(asked)}
     order by ${inOrder(tab)} ${limitToPage({ limit, offset })}`.execute(run);
  return rows;
}

export async function countComplaints(
  run: Runner,
  asked: ComplaintFilters,
): Promise<Record<ComplaintState, number>> {
  const inState = (tab: ComplaintState) =>
    sql`select from complaints c where ${inTab[tab]} and ${matches(asked)}`;
  const { rows } = await sql<Record<ComplaintState, number>>`
    select ${tabColumns(COMPLAINT_STATES, inState)}`.execute(run);
  return rows[0] as Record<ComplaintState, number>;
}

/** To be asked after the complaint is locked: the query that locks it may have begun before an answer that it waited for. */
export async function selectAnswered(
  tx: Tx,
  complaintId: number,
): Promise<{ answers: number; newest: string }> {
  const { rows } = await sql<{ answers: number; newest: string }>`
    select count(*)::int as answers, coalesce((array_agg(body order by answered_at desc, id desc))[1], '') as newest
      from complaint_answers where complaint_id = ${complaintId}`.execute(tx);
  return rows[0] ?? { answers: 0, newest: '' };
}

export async function insertAnswer(
  tx: Tx,
  { complaintId, body, by, now }: { complaintId: number; body: string; by: number; now: Date },
): Promise<void> {
  await sql`
    with said as (
      insert into complaint_answers (complaint_id, body, answered_by, answered_at)
      values (${complaintId}, ${body}, ${by}, ${now}))
    update complaints set answered_at = coalesce(answered_at, ${now}) where id = ${complaintId}`.execute(tx);
}

export async function markClosed(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update complaints set closed_at = ${now} where id = ${id}`.execute(tx);
}

/** Those of the account, and those that a guest sent with the mobile that the account has proved. */
const ofPerson = (userId: number) => sql`
  (c.user_id = ${userId}
   or c.guest_mobile = (select mobile from users where id = ${userId} and mobile_verified_at is not null))`;

export async function collectComplaints(run: Runner, userId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ complaints: unknown }>`
    select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' || jsonb_build_object('answers',
             (select coalesce(jsonb_agg(jsonb_build_object('body', a.body, 'at', a.answered_at) order by a.id), '[]')
                from complaint_answers a where a.complaint_id = c.id)) order by c.id), '[]') as complaints
      from complaints c where ${ofPerson(userId)}`.execute(run);
  return { complaints: rows[0]?.complaints ?? [] };
}

export async function deleteComplaintsOf(tx: Tx, userId: number): Promise<void> {
  await sql`delete from complaints c where ${ofPerson(userId)}`.execute(tx);
}

export async function deleteOldComplaints(run: Runner, before: Date): Promise<void> {
  await sql`delete from complaints where closed_at < ${before}`.execute(run);
}
