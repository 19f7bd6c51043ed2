import { sql } from 'kysely';
import type { CallBody } from '#platform/call.ts';
import type { Piastres } from '#platform/money.ts';
import type { Dated, Runner, Tx } from '#platform/server/database.ts';
import { type listDisputes, MOST_DISPUTES, MOST_ENDED } from '../disputes.calls.ts';
import { DISPUTABLE } from '../provider.ts';

/** Amounts in piastres. */
type Disputes = CallBody<typeof listDisputes>;

const LISTED = sql`d.id, p.id as "paymentId", p.order_id as "orderId", p.method, p.captured, d.amount`;

/** Of a payment `p`, what its buyer has not back: neither refunded, nor on its way, nor taken by the bank before. */
const STILL_PAID = sql`
  (p.captured - coalesce((select sum(t.amount) from refund_tenders t
                           where t.payment_id = p.id and t.means = 'gateway' and t.state in ('sending', 'succeeded')), 0)
              - coalesce((select sum(s.charged_back) from payment_shares s where s.payment_id = p.id), 0))`;

export async function selectDisputes(run: Runner) {
  const { rows } = await sql<Dated<Disputes['disputes'][number], 'dueAt'>>`
    select ${LISTED}, d.due_at as "dueAt", greatest(0, d.amount - ${STILL_PAID})::int as refunded
      from disputes d join payments p on p.id = d.payment_id
     where d.ended_at is null order by d.due_at nulls last, d.id limit ${sql.lit(MOST_DISPUTES)}`.execute(
    run,
  );
  return rows;
}

export async function selectEndedDisputes(run: Runner) {
  const { rows } = await sql<Dated<Disputes['ended'][number], 'endedAt'>>`
    select ${LISTED}, d.ended_at as "endedAt", d.decision, d.loss_party as "lossParty", d.fee, d.lost_again as "lostAgain"
      from disputes d join payments p on p.id = d.payment_id
     where d.ended_at is not null and d.decision is not null order by d.ended_at desc, d.id desc limit ${sql.lit(MOST_ENDED)}`.execute(
    run,
  );
  return rows;
}

/** What a bank can still take back of a payment that its buyer has not, in piastres. */
export async function selectStillPaid(run: Runner, paymentId: number): Promise<Piastres> {
  const { rows } = await sql<{ left: number }>`
    select ${STILL_PAID}::int as left from payments p where p.id = ${paymentId}`.execute(run);
  return rows[0]?.left ?? 0;
}

/** The payment of an order that money came by, not from the buyer's own credit: a bank can dispute no other. */
export async function selectDisputable(run: Runner, orderId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from payments where order_id = ${orderId} and captured > 0 and provider = any(${DISPUTABLE})
     order by status = 'disputed', status in ('lost', 'won'), id limit 1`.execute(run);
  return rows[0]?.id;
}

export async function insertDispute(
  tx: Tx,
  said: { paymentId: number; amount: Piastres; dueAt: Date | null; at: Date },
): Promise<void> {
  await sql`
    insert into disputes (payment_id, amount, due_at, opened_at)
    values (${said.paymentId}, ${said.amount}, ${said.dueAt}, ${said.at}) on conflict do nothing`.execute(tx);
}
