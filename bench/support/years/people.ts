/** Buyers have four orders each on average, merchants a share of the products. */
const ORDERS_A_BUYER = 4;

const pick = (words: readonly string[]) =>
  `(array[${words.map(word => `'${word}'`).join(', ')}])[1 + floor(random() * ${words.length})::int]`;

/** Names are few and common, as people's are. */
export const NAME = [
  pick(['محمد', 'أحمد', 'منى', 'فاطمة', 'محمود', 'عمر', 'سارة', 'يوسف', 'إبراهيم', 'نورهان']),
  pick(['حسن', 'علي', 'السيد', 'عبد الله', 'مصطفى', 'فهمي', 'جرجس', 'الشاذلي']),
  pick(['إبراهيم', 'سالم', 'رمضان', 'شوقي', 'زكي', 'بدوي']),
].join(` || ' ' || `);

/** Buyers, merchants and who sells what. The tables `buyers` and `offers` last for the session. */
export const PEOPLE = ({ orders, merchants }: { orders: number; merchants: number }): string[] => [
  'select setseed(0.25)',
  `insert into users (name, mobile, mobile_verified_at, email, password_hash, birth_date, role, created_at, blocked_at)
   select ${NAME}, '+2011' || lpad(n::text, 8, '0'), now(), 'years' || n || '@wekala.example', '-', '1990-01-01', 'user',
          now() - interval '730 days' * (1 - n::float8 / ${orders / ORDERS_A_BUYER}),
          case when n % 500 = 0 then now() end
     from generate_series(1, ${Math.ceil(orders / ORDERS_A_BUYER)}) n`,
  `insert into merchants (name_ar, status, legal_name, commercial_register, tax_number, phone, activity, created_at)
   select 'متجر ' || n, case when n % 25 = 0 then 'applied' when n % 40 = 0 then 'suspended' else 'active' end,
          'شركة متجر ' || n, (100000 + n)::text, (200000000 + n)::text, '01000' || lpad(n::text, 6, '0'), 'أدوات',
          now() - interval '1 day' * n
     from generate_series((select count(*) + 1 from merchants), ${merchants}) n`,
  `create temporary table sellers as select (row_number() over (order by id) - 1)::int as place, id, name_ar, logo
     from merchants where status = 'active'`,
  // The demo's own products keep their merchants; of the others, a few merchants have many.
  `update products p set merchant_id = s.id
     from (select id, floor(random() ^ 1.5 * (select count(*) from sellers))::int as place from products where id > 1000) drawn
     join sellers s using (place)
    where p.id = drawn.id`,
  'update variants v set merchant_id = p.merchant_id from products p where p.id = v.product_id and v.merchant_id is distinct from p.merchant_id',
  `create temporary table buyers as
   select (row_number() over (order by id) - 1)::int as place, id, name, mobile from users where role = 'user' and email like 'years%'`,
  'create unique index on buyers (place)',
  `create temporary table offers as
   select (row_number() over (order by p.id) - 1)::int as place, p.id as product_id, v.id as variant_id, p.merchant_id, s.name_ar,
          s.logo, p.category_id, p.title, coalesce(p.images ->> 0, '') as image, greatest(p.price, 1000) as price
     from products p join sellers s on s.id = p.merchant_id
    cross join lateral (select id from variants v where v.product_id = p.id order by position, id limit 1) v
    where p.status = 'published'`,
  'create unique index on offers (place)',
  'analyze buyers; analyze offers',
  // Most products came from files, a thousand at a time.
  `insert into imports (merchant_id, role, file_name, status, rows_read, rows_bad, made_at, started_at, ended_at, creates, changes, same, done, failed)
   select (select id from sellers where place = n % 10), 'merchant', 'goods.csv', 'done', 1000, 0, t, t, t, 1000, 0, 0, 1000, 0
     from generate_series(1, (select count(*) from products) / 1000) n, lateral (select now() - interval '700 days' + interval '1 day' * n as t) at`,
  `insert into import_rows (import_id, position, row_numbers, wanted, action, state)
   select i.id, n, array[n], '{}'::jsonb, 'create', 'done' from imports i, generate_series(1, 1000) n`,
  `insert into ad_counts (ad_id, day, impressions, clicks)
   select a.id, (now() - interval '1 day' * n)::date, 1000, 10 from ads a, generate_series(1, 365) n`,
];
