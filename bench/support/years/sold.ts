/** This many orders: who, when, what from whom, and how far each part got. */
export const DRAW = ({ from, to, orders }: { from: number; to: number; orders: number }): string[] => [
  `select setseed(${(from % 9973) / 9973})`,
  'drop table if exists drawn, chosen, parts',
  `create temporary table drawn as
   select d.*, b.id as user_id, b.name || case when d.n = ${orders} then ' القلقشندي' else '' end as name, b.mobile
     from (select n, 10000 + n as order_id, now() - interval '730 days' * (1 - (n - 0.5) / ${orders}) as placed_at,
                  floor(random() ^ 1.3 * (select count(*) from buyers))::int as place, 1 + floor(random() * 27)::int as governorate_id,
                  case when random() < 0.6 then 'cash_on_delivery' else 'card' end as pays, random() as fate, random() as much
             from generate_series(${from}, ${to}) n) d
     join buyers b using (place)`,
  `create temporary table chosen as
   select n, part, floor(random() ^ 2 * (select count(*) from offers))::int as place, random() as luck, random() as way
     from drawn, generate_series(0, (much < 0.25)::int) part`,
  `create temporary table parts as
   select distinct on (n, o.merchant_id) n, d.order_id, 20000 + 2 * n + part as id, d.user_id, d.placed_at, d.pays, d.governorate_id, d.name,
          luck, o.*, case when way < 0.7 then 'bosta' else 'merchant' end as carrier,
          case when age < interval '1 day' then case when luck < 0.1 then 'cancelled' when luck < 0.7 then 'new' else 'accepted' end
               when age < interval '3 days' then case when luck < 0.08 then 'cancelled' when luck < 0.3 then 'accepted' when luck < 0.4 then 'ready' else 'shipped' end
               when age < interval '5 days' then case when luck < 0.08 then 'cancelled' when luck < 0.1 then 'undelivered' when luck < 0.3 then 'shipped' else 'delivered' end
               when luck < 0.09 then 'cancelled' when luck < 0.12 then 'returned_to_merchant'
               when age < interval '16 days' then 'delivered' else 'completed' end as status,
          d.placed_at + interval '2 days' as moved_at, 5000 as delivery, 1000 as packaging, 500 as admin_fee,
          (o.price * 0.1)::int as commission, (o.price * 0.014)::int as commission_vat
     from chosen join drawn d using (n) join offers o on o.place = chosen.place
    cross join lateral (select now() - d.placed_at as age) a
    order by n, o.merchant_id, part`,
  'create index on parts (n)',
  'analyze parts',
];

/** The orders themselves, as `placeOrder` and the later steps write them. */
export const SOLD: readonly string[] = [
  `insert into orders (id, user_id, placed_at, address, payment_method, goods, delivery, packaging, admin_fee, total, terms_version)
   overriding system value
   select d.order_id, d.user_id, d.placed_at,
          jsonb_build_object('recipient', d.name, 'mobile', d.mobile, 'governorateId', d.governorate_id, 'governorateName', g.name_ar,
            'cityName', 'مدينة', 'street', 'شارع', 'building', '1', 'floor', '', 'flat', '', 'landmark', '',
            'secondMobile', '', 'courierNote', ''),
          d.pays, p.goods, p.delivery, p.packaging, p.admin_fee, p.goods + p.delivery + p.packaging + p.admin_fee, ''
     from drawn d join governorates g on g.id = d.governorate_id
     join (select n, sum(price)::int as goods, sum(delivery)::int as delivery, sum(packaging)::int as packaging,
                  sum(admin_fee)::int as admin_fee from parts group by n) p using (n) order by d.n`,
  `insert into merchant_orders (id, order_id, merchant_id, status, stage, cancelled_at, completed_at, merchant_name, merchant_logo,
          goods, delivery, packaging, admin_fee, total, fee_vat_percent, placed_at, payment_method, governorate_id, out_for_delivery)
   overriding system value
   select id, order_id, merchant_id, status, case when status = 'new' then 'new' else 'accepted' end,
          case when status = 'cancelled' then moved_at end, case when status = 'completed' then moved_at + interval '14 days' end,
          name_ar, logo, price, delivery, packaging, admin_fee, price + delivery + packaging + admin_fee, 14, placed_at, pays,
          governorate_id, status = 'shipped' and luck > 0.75 from parts order by id`,
  `insert into order_lines (id, merchant_order_id, product_id, variant_id, title, image, unit_price, quantity, open, cancelled,
          in_parcel, delivered, failed, vat, vat_percent, commission_percent, commission, commission_vat, category_id)
   overriding system value
   select id, id, product_id, variant_id, title, image, price, 1, (status in ('new', 'accepted'))::int, (status = 'cancelled')::int,
          (status in ('ready', 'shipped', 'undelivered'))::int, (status in ('delivered', 'completed'))::int,
          (status = 'returned_to_merchant')::int, (price * 14 / 114.0)::int, 14, 10, commission, commission_vat, category_id
     from parts order by id`,
  `insert into parcels (id, merchant_order_id, state, carrier, tracking_number, attempts, out_for_delivery, condition, packed_at,
          handed_over_at, ended_at, fees)
   overriding system value
   select id, id, case status when 'ready' then 'packed' when 'completed' then 'delivered' when 'returned_to_merchant' then 'returned'
                  else status end,
          carrier, case when carrier = 'bosta' then 'T' || id end, 1, status = 'shipped' and luck > 0.75,
          case when status = 'returned_to_merchant' then 'sellable' end, placed_at + interval '8 hours',
          case when status <> 'ready' then placed_at + interval '1 day' end,
          case when status not in ('ready', 'shipped') then moved_at end, delivery + packaging + admin_fee
     from parts where status not in ('new', 'accepted', 'cancelled') order by id`,
  `insert into parcel_lines (parcel_id, order_line_id, quantity, restocked, net)
   select id, id, 1, (status = 'returned_to_merchant')::int, price
     from parts where status not in ('new', 'accepted', 'cancelled') order by id`,
  `insert into stock_movements (variant_id, quantity, cause, happened_at)
   select variant_id, -1, 'handed_over', moved_at from parts where status in ('shipped', 'delivered', 'completed', 'undelivered')`,
  `insert into order_events (merchant_order_id, parcel_id, event, from_status, to_status, role, happened_at)
   select p.id, case when e.at > 2 then p.id end, e.event, e.before, e.after, e.role, p.placed_at + make_interval(hours => e.at * 8)
     from parts p join (values
       (0, 'submitted', null, 'new', 'user', null), (1, 'accepted', 'new', 'accepted', 'merchant', null),
       (2, 'packed', 'accepted', 'ready', 'merchant', null), (3, 'handed_over', 'ready', 'shipped', 'merchant', null),
       (6, 'delivered', 'shipped', 'delivered', 'courier', null), (40, 'completed', 'delivered', 'completed', 'system', 'completed'),
       (1, 'cancelled', 'new', 'cancelled', 'user', 'cancelled')) e (at, event, before, after, role, of_those)
       on case when p.status = 'cancelled' then e.event in ('submitted', 'cancelled') when e.of_those = 'cancelled' then false
               when p.status = 'new' then e.at = 0 when p.status = 'accepted' then e.at < 2 when p.status = 'ready' then e.at < 3
               when p.status in ('delivered', 'completed') then e.at < 40 or p.status = 'completed' else e.at < 4 end
    order by p.n, e.at`,
  `insert into timers (kind, subject_id, due_at, fired_at)
   select 'complete', id, moved_at + interval '14 days', case when status = 'completed' then moved_at + interval '14 days' end
     from parts where status in ('delivered', 'completed')`,
];
