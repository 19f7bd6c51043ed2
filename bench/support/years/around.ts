/** How long messages and notifications are kept: forget-messages.ts. */
const KEPT = `interval '180 days'`;

/** Messages, changes by hand and coupons for the contents of `parts`. */
export const AROUND: readonly string[] = [
  `insert into notifications (user_id, kind, title, body, link, created_at, read_at)
   select p.user_id, 'orders', 'طلبك', 'وصل طلبك', '/orders/' || p.order_id, p.moved_at, case when p.luck < 0.8 then p.moved_at end
     from parts p where p.moved_at between now() - ${KEPT} and now() and p.status not in ('new', 'accepted')`,
  `insert into notifications (user_id, kind, title, body, link, created_at, read_at)
   select m.user_id, 'orders', 'طلب جديد', 'طلب جديد', '/orders/' || p.order_id, p.placed_at, case when p.luck < 0.8 then p.moved_at end
     from parts p join merchant_members m using (merchant_id) where p.placed_at > now() - ${KEPT}`,
  `insert into messages (user_id, channel, recipient, body, created_at, sent_at)
   select d.user_id, 'sms', d.mobile, 'طلبك', d.placed_at, d.placed_at from drawn d where d.placed_at > now() - ${KEPT}`,
  `insert into audit_log (happened_at, user_id, role, merchant_id, what, subject_type, subject_id, "from", "to")
   select p.moved_at, m.user_id, 'merchant', p.merchant_id, (array['product.price', 'product.stock', 'product.status'])[1 + p.id % 3],
          'product', p.product_id::text, '1'::jsonb, '2'::jsonb
     from parts p left join merchant_members m on m.merchant_id = p.merchant_id and m.duty = 'owner' where p.luck < 0.4`,
  `insert into audit_log (happened_at, user_id, role, what, subject_type, subject_id, "from", "to")
   select r.drafted_at, (select min(id) from users where role = 'super_admin'), 'super_admin', 'refund.state', 'refund', r.id::text,
          '"drafted"'::jsonb, '"approved"'::jsonb from refunds r join parts p on p.id = r.id`,
  `insert into audit_log (happened_at, user_id, role, what, subject_type, subject_id, "from", "to")
   select d.placed_at, (select min(id) from users where role = 'super_admin'), 'super_admin', 'user.status', 'user', d.user_id::text,
          '"active"'::jsonb, '"blocked"'::jsonb from drawn d where d.n % 500 = 0`,
  `insert into handovers (id, key, merchant_id, carrier, handed_by, taken_by, signed_for, signed_at)
   overriding system value
   select min(p.id), gen_random_uuid(), p.merchant_id, p.carrier, min(m.user_id), 'سيد عبد الحميد', array_agg(p.id), min(p.placed_at) + interval '1 day'
     from parts p join merchant_members m using (merchant_id)
    where p.status not in ('new', 'accepted', 'ready', 'cancelled') group by p.merchant_id, p.carrier, p.placed_at::date`,
  `insert into handover_parcels (parcel_id, handover_id)
   select p.id, min(p.id) over (partition by p.merchant_id, p.carrier, p.placed_at::date)
     from parts p where p.status not in ('new', 'accepted', 'ready', 'cancelled')`,
  `insert into coupons (code, kind, percent, platform_percent, starts_at, created_at, ends_at)
   select 'YEARS' || d.n, 'percent', 10, 100, d.placed_at, d.placed_at, d.placed_at + interval '30 days' from drawn d
    where d.n % 5000 = 1 on conflict do nothing`,
  `insert into coupon_uses (order_id, coupon_id, user_id, amount)
   select d.order_id, c.id, d.user_id, 500
     from (select order_id, user_id, floor(random() ^ 2 * (select count(*) from coupons))::int as place from drawn where fate < 0.05) d
     join (select id, (row_number() over (order by id) - 1)::int as place from coupons) c using (place)`,
];
