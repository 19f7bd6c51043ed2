import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';
import { limitToPage, tabColumns } from '#platform/server/limit-to-page.ts';
import { OBJECTION_TABS, type ObjectionTab } from '../../objection.ts';
import type { Setback } from '../../performance.ts';

interface NewObjection {
  merchantId: number;
  merchantOrderId: number;
  what: Setback;
  reason: string;
  by: number;
  now: Date;
}

/** Null if there is one about this event. */
export async function insertObjection(tx: Tx, sent: NewObjection): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into setback_objections (merchant_id, merchant_order_id, what, reason, sent_by, sent_at)
    values (${sent.merchantId}, ${sent.merchantOrderId}, ${sent.what}, ${sent.reason}, ${sent.by}, ${sent.now})
    on conflict (merchant_order_id, what) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

export interface StoredObjection {
  id: number;
  merchantId: number;
  merchantName: string;
  orderId: number;
  what: Setback;
  reason: string;
  sentAt: Date;
  accepted: boolean | null;
  answer: string;
}

const COLUMNS = sql`
  o.id, o.merchant_id as "merchantId", m.name_ar as "merchantName", mo.order_id as "orderId", o.what, o.reason,
  o.sent_at as "sentAt", o.accepted, o.answer`;

const IN_TAB = {
  waiting: sql`o.decided_at is null`,
  decided: sql`o.decided_at is not null`,
} as const satisfies Record<ObjectionTab, unknown>;

const IN_ORDER = {
  waiting: sql`o.sent_at, o.id`,
  decided: sql`o.decided_at desc, o.id desc`,
} as const satisfies Record<ObjectionTab, unknown>;

export async function selectObjections(
  run: Runner,
  { tab, ...place }: { tab: ObjectionTab; limit: number; offset: number },
): Promise<StoredObjection[]> {
  const { rows } = await sql<StoredObjection>`
    select ${COLUMNS}
      from (select o.* from setback_objections o where ${IN_TAB[tab]} order by ${IN_ORDER[tab]} ${limitToPage(place)}) o
      join merchants m on m.id = o.merchant_id join merchant_orders mo on mo.id = o.merchant_order_id
     order by ${IN_ORDER[tab]}`.execute(run);
  return rows;
}

export async function countObjections(run: Runner): Promise<Record<ObjectionTab, number>> {
  const { rows } = await sql<Record<ObjectionTab, number>>`
    select ${tabColumns(OBJECTION_TABS, tab => sql`select from setback_objections o where ${IN_TAB[tab]}`)}`.execute(
    run,
  );
  return rows[0] as Record<ObjectionTab, number>;
}

/** Locked, so that two members of staff decide one after the other. */
export async function lockObjection(tx: Tx, id: number): Promise<StoredObjection | undefined> {
  const { rows } = await sql<StoredObjection>`
    select ${COLUMNS} from setback_objections o join merchants m on m.id = o.merchant_id
      join merchant_orders mo on mo.id = o.merchant_order_id where o.id = ${id} for update of o`.execute(tx);
  return rows[0];
}

interface Decision {
  id: number;
  accepted: boolean;
  answer: string;
  by: number;
  now: Date;
}

export async function markDecided(tx: Tx, { id, accepted, answer, by, now }: Decision): Promise<void> {
  await sql`
    update setback_objections set accepted = ${accepted}, answer = ${answer}, decided_by = ${by}, decided_at = ${now}
     where id = ${id}`.execute(tx);
}

export async function deleteOldObjections(run: Runner, before: Date): Promise<void> {
  await sql`delete from setback_objections where decided_at < ${before}`.execute(run);
}
