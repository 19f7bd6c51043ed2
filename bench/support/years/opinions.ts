/** Of ten deliveries four are reviewed; staff look at the newest of a few. Each person reviews a product once. */
export const OPINIONS: readonly string[] = [
  `insert into reviews (product_id, merchant_id, user_id, order_line_id, stars, fit, size, shop_stars, body, shown_name, state, signs, helpful, reply,
          replied_at, written_at, changed_at)
   select p.product_id, p.merchant_id, p.user_id, p.id, 1 + (p.id % 7 + 8) % 5,
          (array['right', 'smaller', null, 'larger'])[1 + p.id % 4], (38 + p.id % 8)::text, 1 + p.id % 5, 'خامة جيدة والتغليف ممتاز', 'منى ع.',
          case when p.id % 50 = 0 then 'hidden' when p.id % 40 = 0 and p.moved_at > now() - interval '30 days' then 'held' else 'shown' end,
          '{}', 0, case when p.id % 3 = 0 then 'شكرًا لك' else '' end, case when p.id % 3 = 0 then p.moved_at end, p.moved_at, p.moved_at
     from parts p where p.status in ('delivered', 'completed') and p.luck between 0.3 and 0.7 order by p.id
   on conflict do nothing`,
  `insert into questions (product_id, merchant_id, user_id, body, shown_name, state, answer, asked_at, answered_at)
   select p.product_id, p.merchant_id, p.user_id, 'هل المقاس مطابق للجدول؟', 'منى ع.', case when p.id % 60 = 0 then 'hidden' else 'shown' end,
          case when p.id % 3 > 0 then 'نعم، مطابق' else '' end, p.moved_at, case when p.id % 3 > 0 then p.moved_at end
     from parts p where p.status in ('delivered', 'completed') and p.luck between 0.4 and 0.5 order by p.id`,
  `insert into complaints (user_id, subject, body, sent_at, due_at, answered_at, closed_at)
   select p.user_id, case when p.id % 500 = 0 then 'privacy' when p.id % 2 = 0 then 'delivery' else 'order' end,
          'تأخرت الشحنة ثلاثة أيام عن الموعد', p.moved_at, p.moved_at + interval '3 days',
          case when p.moved_at < now() - interval '20 days' then p.moved_at + interval '2 days' end,
          case when p.moved_at < now() - interval '40 days' then p.moved_at + interval '9 days' end
     from parts p where p.status in ('delivered', 'completed') and p.luck > 0.9 order by p.id`,
  `insert into setback_objections (merchant_id, merchant_order_id, what, reason, sent_by, sent_at, decided_by, decided_at, accepted)
   select p.merchant_id, p.id, 'late', 'تأخر المندوب عن موعده', 1, p.moved_at,
          case when p.moved_at < now() - interval '20 days' then 1 end,
          case when p.moved_at < now() - interval '20 days' then p.moved_at + interval '2 days' end,
          case when p.moved_at < now() - interval '20 days' then p.id % 2 = 0 end
     from parts p where p.status in ('delivered', 'completed') and p.luck > 0.95 order by p.id`,
  `insert into conversations (user_id, merchant_id, merchant_order_id, opened_at, written_at, waiting_since)
   select p.user_id, p.merchant_id, p.id, p.moved_at, p.moved_at, case when p.id % 20 = 0 then p.moved_at end
     from parts p where p.luck > 0.5 order by p.id`,
  `insert into conversation_messages (conversation_id, side, user_id, body, answers_since, written_at)
   select c.id, case k when 0 then 'buyer' else 'merchant' end, case k when 0 then c.user_id end,
          case k when 0 then 'متى يصل طلبي؟' else 'غدًا بإذن الله' end,
          case k when 1 then c.written_at - interval '3 hours' end, c.written_at
     from conversations c join parts p on p.id = c.merchant_order_id, generate_series(0, 1) k
    where k = 0 or c.waiting_since is null order by c.id, k`,
  `update conversations c set newest_of_buyer = t.buyer, newest_of_merchant = t.merchant, read_by_merchant = t.buyer,
          read_by_buyer = case when c.id % 10 = 0 then 0 else t.merchant end
     from (select conversation_id, coalesce(max(id) filter (where side = 'buyer'), 0) as buyer,
                  coalesce(max(id) filter (where side = 'merchant'), 0) as merchant
             from conversation_messages group by 1) t
    where t.conversation_id = c.id and c.newest_of_buyer = 0`,
  `insert into reports (kind, subject_id, user_id, reason, reported_at, closed_at, outcome)
   select 'product', p.product_id, p.user_id, 'not_as_described', p.moved_at,
          case when p.moved_at < now() - interval '20 days' then p.moved_at + interval '2 days' end,
          case when p.moved_at < now() - interval '20 days' then 'dismissed' else '' end
     from parts p where p.status in ('delivered', 'completed') and p.luck > 0.99 order by p.id
   on conflict do nothing`,
];

/** What the triggers would have counted. */
export const RATINGS: readonly string[] = [
  `insert into product_ratings (product_id, one, two, three, four, five, smaller, right_size, larger, pictured, sizes)
   select product_id, count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
          count(*) filter (where stars = 4), count(*) filter (where stars = 5),
          count(*) filter (where fit = 'smaller'), count(*) filter (where fit = 'right'), count(*) filter (where fit = 'larger'),
          count(*) filter (where cardinality(photos) > 0),
          coalesce((select jsonb_object_agg(size, reviews)
                      from (select size, count(*) as reviews from reviews of_size
                             where of_size.product_id = r.product_id and state = 'shown' and size <> '' group by size) each), '{}')
     from reviews r where state = 'shown' group by product_id
   on conflict (product_id) do update set one = excluded.one, two = excluded.two, three = excluded.three, four = excluded.four,
          five = excluded.five, smaller = excluded.smaller, right_size = excluded.right_size, larger = excluded.larger,
          pictured = excluded.pictured, sizes = excluded.sizes`,
];
