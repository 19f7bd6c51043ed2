import { sql } from 'kysely';
import type { Invariant } from '#platform/server/counting/check-invariants.ts';

/** Of what the audit log and the accounts say of each other. */
export const AUDIT_INVARIANTS: readonly Invariant[] = [
  {
    id: 'A1',
    says: 'a merchant took steps in its own merchant orders only, and a buyer in their own',
    violations: sql`
      select e.id from order_events e
        join merchant_orders mo on mo.id = e.merchant_order_id
        join orders o on o.id = mo.order_id
       where (e.role = 'user' and e.user_id <> o.user_id)
          or (e.role = 'merchant' and not exists (
                select from merchant_members m where m.user_id = e.user_id and m.merchant_id = mo.merchant_id)
              -- Whoever has left a team took steps while in it.
              and not exists (
                select from audit_log a where a.what = 'user.duty' and a.subject_type = 'user'
                   and a.subject_id = e.user_id::text and a."to" = 'null' and a.happened_at > e.happened_at))`,
  },
  {
    id: 'A2',
    says: 'a merchant order holds goods of its own merchant only',
    violations: sql`
      select l.id from order_lines l
        join merchant_orders mo on mo.id = l.merchant_order_id
        join products p on p.id = l.product_id
       where p.merchant_id <> mo.merchant_id`,
  },
  {
    id: 'A3',
    says: 'a merchant read of a buyer from the time when it could pack the part until the part was over',
    violations: sql`
      select mo.id from readings r
        join merchant_orders mo on mo.order_id = r.order_id and mo.merchant_id = r.merchant_id
       where mo.status like 'pending%'
          or mo.status in ('completed', 'cancelled') and r.last_at > (
               select max(e.happened_at) from order_events e
                where e.merchant_order_id = mo.id and e.to_status = mo.status and e.from_status <> mo.status)`,
  },
  {
    id: 'A5',
    says: 'only buyers have carts and orders of their own, and only staff took the steps of staff',
    violations: sql`
      with changed as (
        select subject_id, happened_at from audit_log where what in ('user.role', 'user.duty') and subject_type = 'user'
      ), acted as (
        select o.id, o.user_id, o.placed_at as at, 'user' as as_role from orders o
        union all select c.user_id, c.user_id, c.changed_at, 'user' from account_carts c where c.lines <> '[]'
        union all
        select e.id, e.user_id, e.happened_at, 'staff' from order_events e
         where e.role not in ('user', 'merchant') and e.user_id is not null
      )
      select a.id from acted a join users u on u.id = a.user_id
       where (u.role = 'user') <> (a.as_role = 'user')
         and not exists (select from changed c where c.subject_id = a.user_id::text and c.happened_at > a.at)`,
  },
  {
    id: 'A6',
    says: 'nobody bought from the merchant they work for',
    violations: sql`
      select o.id from orders o
        join merchant_orders mo on mo.order_id = o.id
        join merchant_members m on m.merchant_id = mo.merchant_id and m.user_id = o.user_id
       where not exists (
         select from audit_log a where a.what = 'user.duty' and a.subject_type = 'user' and a.subject_id = o.user_id::text
            and a."from" = 'null' and a.happened_at > o.placed_at)`,
  },
];
