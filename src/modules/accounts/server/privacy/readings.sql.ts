import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';
import type { Role } from '#platform/viewer.ts';
import type { Reading, Revealed } from '../../reading.ts';

export interface Reader {
  userId: number;
  role: Role;
  merchantId: number | null;
  at: Date;
  day: string;
}

/** One row for a reader, a buyer and an order each day; nobody is written down for reading of themselves. */
export async function insertReadings(
  run: Runner,
  reader: Reader,
  revealed: Required<Revealed>,
): Promise<void> {
  await sql`
    insert into readings as r (user_id, reader_id, role, merchant_id, read_on, order_id, what, last_at)
    select revealed.user_id, ${reader.userId}, ${reader.role}, ${reader.merchantId}::bigint, ${reader.day}::date,
           revealed.order_id, revealed.what, ${reader.at}
      from (select u.id as user_id, 0::bigint as order_id, 'mobile' as what from users u where u.id = any(${revealed.userIds}::bigint[])
            union
            select o.user_id, o.id, 'address' from orders o where o.id = any(${revealed.orderIds}::bigint[])) revealed
     where revealed.user_id <> ${reader.userId}
     order by 1, 6
    on conflict (user_id, reader_id, order_id, read_on) do update set times = r.times + 1, last_at = excluded.last_at`.execute(
    run,
  );
}

/** Who read of an account, the newest first. */
export async function findReadings(run: Runner, userId: number, most: number): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    select r.read_on::text as day, r.role, m.name_ar as "merchantName", r.what, nullif(r.order_id, 0) as "orderId", r.times
      from readings r left join merchants m on m.id = r.merchant_id
     where r.user_id = ${userId} order by r.read_on desc, r.last_at desc limit ${sql.lit(most)}`.execute(run);
  return rows;
}
