import { sql } from 'kysely';
import type { Runner, Tx } from '#platform/server/database.ts';

/** Newest first, with the balance after each; a credit to the buyer is positive. Goods in place of others pass through it. */
export async function selectCredit(run: Runner, userId: number, most: number) {
  const { rows } = await sql<{
    id: number;
    at: Date;
    amount: number;
    balance: number;
    cause: string;
    isExchange: boolean;
  }>`
    select id, at, amount, balance, cause,
           case cause when 'refund_tender' then exists (
                        select from refund_tenders t join replacements x on x.refund_id = t.refund_id where t.id = cause_id)
                      when 'payment' then exists (
                        select from payments p join replacements x on x.order_id = p.order_id where p.id = cause_id)
                      else false end as "isExchange"
      from (
      select e.id, t.posted_at as at, (-e.amount)::int as amount, t.cause_type as cause, t.cause_id,
             (sum(-e.amount) over (order by e.id))::int as balance
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account = ${`store_credit:${userId}`}) moves
     order by id desc limit ${sql.lit(most)}`.execute(run);
  return rows;
}

/** Undefined if there is no such buyer. */
export async function insertGoodwill(
  tx: Tx,
  gift: { userId: number; key: string; amount: number; reason: string; givenBy: number; now: Date },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into goodwill_credits (key, user_id, amount, reason, given_by, given_at)
    select ${gift.key}, id, ${gift.amount}, ${gift.reason}, ${gift.givenBy}, ${gift.now}
      from users where id = ${gift.userId} and role = 'user' and deleted_at is null
    returning id`.execute(tx);
  return rows[0]?.id;
}
