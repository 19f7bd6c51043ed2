import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

interface Numbered {
  id: number;
  /** The number that its page shows beside it: of an order, or a merchant's name. */
  note: string;
}

interface NumberQuery {
  id: number;
  /** 0: of every merchant. */
  merchantId: number;
}

const BY_NUMBER = {
  return: ({ id, merchantId }: NumberQuery) => sql<Numbered>`
    select r.id, mo.order_id::text as note from returns r join merchant_orders mo on mo.id = r.merchant_order_id
     where r.id = ${id} and (${merchantId} = 0 or r.merchant_id = ${merchantId})`,
  payout: ({ id }: NumberQuery) => sql<Numbered>`
    select p.id, m.name_ar as note from payouts p join merchants m on m.id = p.merchant_id where p.id = ${id}`,
  /** Without the buyer's name, for who reads orders and does not handle them. */
  order: ({ id }: NumberQuery) => sql<Numbered>`select o.id, '' as note from orders o where o.id = ${id}`,
} as const;
export type NumberedKind = keyof typeof BY_NUMBER;

export async function selectByNumber(run: Runner, kind: NumberedKind, asked: NumberQuery) {
  const { rows } = await BY_NUMBER[kind](asked).execute(run);
  return rows[0];
}

/** The newest statements of these merchants, with the merchant's own number of each. */
export async function selectStatementsOf(run: Runner, merchantIds: readonly number[], limit: number) {
  const { rows } = await sql<{ id: number; number: number; merchantName: string }>`
    select s.id, s.number, m.name_ar as "merchantName" from merchants m
     cross join lateral (select id, number from statements where merchant_id = m.id order by id desc limit ${limit}) s
     where m.id = any(${merchantIds}::bigint[]) order by s.id desc limit ${limit}`.execute(run);
  return rows;
}
