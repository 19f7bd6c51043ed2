import { createServer } from 'node:http';
import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

const MEMBERS = 2;

/** Gives every merchant people who are told of its orders. */
export async function addMembers(db: Db): Promise<void> {
  await sql`
    with person as (
      insert into users (name, mobile, mobile_verified_at, email, password_hash, role)
      select 'Member', '+20105' || lpad((m.id * 10 + n)::text, 7, '0'), now(), 'member' || m.id || '-' || n || '@example.com',
             m.id::text, 'merchant'
        from merchants m, generate_series(1, ${MEMBERS}) n
      returning id, password_hash)
    insert into merchant_members (merchant_id, user_id) select password_hash::bigint, id from person`.execute(
    db,
  );
}

export interface Gateway {
  url: string;
  /** What arrived: the number and the words of each text. */
  texts: readonly string[];
  close(): void;
}

/** Takes text messages, and keeps them. */
export async function openGateway(): Promise<Gateway> {
  const texts: string[] = [];
  const server = createServer(async (incoming, answer) => {
    let body = '';
    for await (const part of incoming) body += String(part);
    texts.push(body);
    answer.end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}/`, texts, close: () => void server.close() };
}

export interface Told {
  /** Notices and messages with the same words to the same person: each order's words have its number. */
  twice: number;
  /** Buyers, and members of merchants, who got no notice of an order that is followed up. */
  never: number;
  /** Orders that were not followed up. */
  left: number;
  /** Products whose number of orders is not what was ordered of them. */
  miscounted: number;
}

/** What became of the orders, once nothing is left to do. */
export async function readTold(db: Db): Promise<Told> {
  const { rows } = await sql<Told>`
    select (select count(*)::int from (
              select from (select 'inbox' as way, user_id::text as who, title, body from notifications
                           union all
                           select channel, recipient, subject, body from messages where body <> '') sent
               group by way, who, title, body having count(*) > 1) again) as twice,
           (select count(*)::int from orders o
             where not exists (select from notifications n
                                where n.user_id = o.user_id and n.link = '/order-details/' || o.id))
         + (select count(*)::int
              from merchant_orders mo join merchant_members m using (merchant_id)
             where exists (select from order_events e
                            where e.merchant_order_id = mo.id and e.event = 'submitted' and e.to_status = 'new')
               and not exists (select from notifications n
                                where n.user_id = m.user_id and n.link = '/order-details/' || mo.order_id)) as never,
           (select count(*)::int from orders o
             where not exists (select from consequences_done d
                                where d.key = 'order.placed: notifyOfPlacedOrders ' || o.id)) as left,
           (select count(*)::int from products p
             where p.number_of_requests
                   + coalesce((select sum(units) from requests_waiting w where w.product_id = p.id), 0)
                   <> coalesce((select sum(quantity) from order_lines l where l.product_id = p.id), 0)) as miscounted`.execute(
    db,
  );
  return rows[0] as Told;
}
