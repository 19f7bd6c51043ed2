import { RATINGS } from '../years/opinions.ts';

/** One in so many of the people whom a shop of a million opinions has; what one of them wrote does not grow with it. */
const OPINIONS_OF_A_PERSON = 5;
/** Of four messages each. */
const MESSAGES_OF_A_CONVERSATION = 4;

/** People, what they were sent, and who says something about what. The tables `writers`, `sold` and `opinions` last for the session. */
const DRAWN = (rows: number): string[] => [
  `insert into users (name, mobile, mobile_verified_at, email, password_hash, birth_date, role, created_at)
   select 'منى حسن', '+2012' || lpad(n::text, 8, '0'), now(), 'opinions' || n || '@wekala.example', '-', '1990-01-01', 'user', now()
     from generate_series(1, ${Math.ceil(rows / OPINIONS_OF_A_PERSON)}) n`,
  // Whoever asks for the lists as a buyer keeps what people of any shop have.
  `create temporary table writers as
   select (row_number() over (order by id) - 1)::int as place, id from users where role = 'user'`,
  'create unique index on writers (place)',
  `create temporary table sold as
   select (row_number() over (order by l.product_id, l.id) - 1)::int as place, l.id as line_id, l.product_id, mo.merchant_id, mo.id as part_id
     from order_lines l join merchant_orders mo on mo.id = l.merchant_order_id where l.delivered > 0`,
  'create unique index on sold (place)',
  'analyze writers, sold',
  `create temporary table opinions as
   select n, s.*, w.id as user_id, random() as luck, now() - interval '700 days' * (1 - n::float8 / ${rows}) as said_at
     from (select n, case when random() < 0.1 then 0 else floor(random() ^ 2 * (select count(*) from sold))::int end as sold_place,
                  floor(random() * (select count(*) from writers))::int as writer_place
             from generate_series(1, ${rows}) n) d
     join sold s on s.place = d.sold_place join writers w on w.place = d.writer_place`,
];

/** What was drawn, as the shop would have written it. */
const SAID: readonly string[] = [
  `insert into reviews (product_id, merchant_id, user_id, order_line_id, stars, fit, size, shop_stars, body, shown_name, state, signs, helpful, reply,
          replied_at, written_at, changed_at)
   select product_id, merchant_id, user_id, line_id, 1 + (n % 7 + 8) % 5,
          (array['right', 'smaller', null, 'larger'])[1 + n % 4], (38 + n % 8)::text, 1 + n % 5, 'خامة جيدة والتغليف ممتاز', 'منى ع.',
          case when n % 50 = 0 then 'hidden' when n % 400 = 0 then 'held' else 'shown' end, '{}',
          case when luck < 0.1 then floor(luck * 200)::int else 0 end, case when n % 3 = 0 then 'شكرًا لك' else '' end,
          case when n % 3 = 0 then said_at end, said_at, said_at
     from opinions order by n on conflict do nothing`,
  `insert into questions (product_id, merchant_id, user_id, body, shown_name, state, answer, asked_at, answered_at)
   select product_id, merchant_id, user_id, 'هل المقاس مطابق للجدول؟', 'منى ع.', case when n % 60 = 0 then 'hidden' else 'shown' end,
          case when n % 3 > 0 then 'نعم، مطابق' else '' end, said_at, case when n % 3 > 0 then said_at end
     from opinions where n % 4 = 0 order by n`,
  `insert into conversations (user_id, merchant_id, product_id, opened_at, written_at, waiting_since)
   select user_id, merchant_id, product_id, said_at, said_at, case when n % 20 = 0 then said_at end
     from opinions where n % ${MESSAGES_OF_A_CONVERSATION} = 0 order by n on conflict do nothing`,
  `insert into conversation_messages (conversation_id, side, user_id, body, answers_since, written_at)
   select c.id, case k % 2 when 0 then 'buyer' else 'merchant' end, case k % 2 when 0 then c.user_id end,
          case k % 2 when 0 then 'متى يصل طلبي؟' else 'غدًا بإذن الله' end,
          case k % 2 when 1 then c.written_at - interval '3 hours' end, c.written_at + interval '1 minute' * k
     from conversations c, generate_series(0, ${MESSAGES_OF_A_CONVERSATION - 1}) k order by c.id, k`,
  `update conversations c set newest_of_buyer = t.buyer, newest_of_merchant = t.merchant, read_by_merchant = t.buyer,
          read_by_buyer = case when c.id % 10 = 0 then 0 else t.merchant end
     from (select conversation_id, max(id) filter (where side = 'buyer') as buyer, max(id) filter (where side = 'merchant') as merchant
             from conversation_messages group by 1) t
    where t.conversation_id = c.id`,
  `insert into notifications (user_id, kind, title, body, link, created_at, read_at)
   select coalesce(m.user_id, o.user_id), (array['orders', 'messages', 'money', 'watched'])[1 + o.n % 4], 'طلبك', 'وصل طلبك',
          '/order-details/' || o.part_id, o.said_at, case when o.luck < 0.8 then o.said_at end
     from opinions o left join merchant_members m on m.merchant_id = o.merchant_id and m.duty = 'owner' and o.n % 5 = 0
    order by o.n`,
];

/**
 * So many reviews, messages and notices in place of those that are there. A few products and merchants have most of them,
 * as in any shop: a tenth of all reviews is of one product. The triggers are off meanwhile.
 */
export const FILL = (rows: number): string[] => [
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  'set work_mem = "256MB"',
  'select setseed(0.5)',
  'truncate review_votes, reviews, product_ratings, questions, conversation_messages, conversations, notifications',
  ...DRAWN(rows),
  ...SAID,
  ...RATINGS,
  'set session_replication_role = origin',
];
