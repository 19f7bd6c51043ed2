import { sql } from 'kysely';
import type { Runner } from '#platform/server/database.ts';

export interface OrderToPay {
  userId: number;
  placedAt: Date;
  paymentMethod: string;
  governorateId: number;
  mobile: string;
  buyer: { name: string; email: string; mobile: string };
  merchants: { id: number; name: string }[];
  categoryIds: number[];
  everybodyTakesCash: boolean;
}

/** The facts about an order and its buyer that a payment request needs. */
export async function selectOrderToPay(run: Runner, orderId: number): Promise<OrderToPay | undefined> {
  const { rows } = await sql<OrderToPay>`
    select o.user_id as "userId", o.placed_at as "placedAt", o.payment_method as "paymentMethod", o.mobile,
           (o.address ->> 'governorateId')::int as "governorateId",
           json_build_object('name', u.name, 'email', coalesce(u.email, ''), 'mobile', u.mobile) as buyer,
           (select json_agg(json_build_object('id', mo.id, 'name', mo.merchant_name) order by mo.id)
              from merchant_orders mo where mo.order_id = o.id) as merchants,
           (select coalesce(json_agg(distinct p.category_id), '[]')
              from merchant_orders mo
              join order_lines l on l.merchant_order_id = mo.id
              join products p on p.id = l.product_id
             where mo.order_id = o.id) as "categoryIds",
           not exists (select from merchant_orders mo join merchants m on m.id = mo.merchant_id
                        where mo.order_id = o.id and m.status = 'restricted') as "everybodyTakesCash"
      from orders o join users u on u.id = o.user_id where o.id = ${orderId}`.execute(run);
  return rows[0];
}
