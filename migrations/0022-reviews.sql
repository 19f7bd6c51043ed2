-- What buyers say about products that they received. Counts are kept by the triggers of functions/reviews.sql.
create table reviews (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  merchant_id bigint not null references merchants,    -- who sold it
  user_id bigint not null references users,
  order_line_id bigint not null references order_lines, -- one of the delivered lines that allow the review
  stars smallint not null check (stars between 1 and 5),
  fit text check (fit in ('smaller', 'right', 'larger')), -- how what is worn compares with the buyer's usual size; null: not said
  size text not null default '',                   -- that was bought, in one spelling (src/modules/catalog/facets/size.ts); '': it has none
  shop_stars smallint check (shop_stars between 1 and 5), -- how the shop packed and kept its word; null: not said
  body text not null default '' check (length(body) <= 1000),
  shown_name text not null check (shown_name <> ''),
  photos text[] not null default '{}' check (cardinality(photos) <= 5),
  state text not null check (state in ('shown', 'held', 'hidden')),
  signs text[] not null default '{}',              -- why staff should look at it: src/modules/reviews/review.ts
  hidden_for text not null default '',             -- the reason that staff gave, which the buyer reads
  helpful integer not null default 0 check (helpful >= 0),
  reply text not null default '' check (length(reply) <= 500),
  replied_at timestamptz,
  written_at timestamptz not null,
  changed_at timestamptz not null,
  check ((reply = '') = (replied_at is null)),
  check (fit is null or size <> ''),
  unique (product_id, user_id)
);
create index on reviews (user_id);
create index on reviews (order_line_id);
-- Each order of the list on a product's page, with and without a choice of stars, is read from an index.
create index reviews_newest on reviews (product_id, id desc) where state = 'shown';
create index reviews_by_stars on reviews (product_id, stars desc, id desc) where state = 'shown';
create index reviews_helpful on reviews (product_id, helpful desc, id desc) where state = 'shown';
create index reviews_helpful_by_stars on reviews (product_id, stars, helpful desc, id desc) where state = 'shown';
create index reviews_lowest on reviews (product_id, stars, id desc) where state = 'shown';
-- Few have photos, so any order of them is sorted from this one.
create index reviews_with_photos on reviews (product_id, helpful desc, id desc)
 where state = 'shown' and cardinality(photos) > 0;
-- Those of one size, in the same orders.
create index reviews_newest_of_size on reviews (product_id, size, id desc) where state = 'shown' and size <> '';
create index reviews_by_stars_of_size on reviews (product_id, size, stars desc, id desc) where state = 'shown' and size <> '';
create index reviews_helpful_of_size on reviews (product_id, size, helpful desc, id desc) where state = 'shown' and size <> '';
-- The lists of the back-office: staff by state, a merchant those that shoppers see.
create index reviews_by_state on reviews (state, id desc);
create index reviews_of_merchant on reviews (merchant_id, id desc) where state = 'shown';
create index reviews_to_answer on reviews (merchant_id, id desc) where state = 'shown' and replied_at is null;

-- Who found which review helpful, each once.
create table review_votes (
  review_id bigint not null references reviews on delete cascade,
  user_id bigint not null references users on delete cascade,
  voted_at timestamptz not null,
  primary key (review_id, user_id)
);
create index on review_votes (user_id);

-- How many shown reviews of a product gave how many stars, found how it fits, have photos and are of which size. A row of its own, so that reviewing never waits for a sale.
create table product_ratings (
  product_id bigint primary key references products on delete cascade,
  one integer not null default 0 check (one >= 0),
  two integer not null default 0 check (two >= 0),
  three integer not null default 0 check (three >= 0),
  four integer not null default 0 check (four >= 0),
  five integer not null default 0 check (five >= 0),
  smaller integer not null default 0 check (smaller >= 0),
  right_size integer not null default 0 check (right_size >= 0),
  larger integer not null default 0 check (larger >= 0),
  pictured integer not null default 0 check (pictured >= 0),
  sizes jsonb not null default '{}' check (jsonb_typeof(sizes) = 'object') -- {"42": 7}; no size that nobody reviewed
);

-- Buyers are asked for a review once for each delivered merchant order, some days after it came.
create table review_requests (
  merchant_order_id bigint primary key references merchant_orders,
  due_at timestamptz not null,
  asked_at timestamptz
);
create index review_requests_due on review_requests (due_at) where asked_at is null;

-- What people ask about a product before they buy it; its merchant answers once. Append a state, not a row: what staff
-- hide nobody sees.
create table questions (
  id bigint generated always as identity primary key,
  product_id bigint not null references products on delete cascade,
  merchant_id bigint not null references merchants,
  user_id bigint not null references users,
  body text not null check (length(body) between 5 and 300),
  shown_name text not null check (shown_name <> ''),
  state text not null default 'shown' check (state in ('shown', 'hidden')),
  answer text not null default '' check (length(answer) <= 500),
  asked_at timestamptz not null,
  answered_at timestamptz,
  check ((answer = '') = (answered_at is null))
);
create index on questions (user_id);
-- The list on a product's page, and those of its merchant.
create index questions_shown on questions (product_id, id desc) where state = 'shown';
create index questions_of_merchant on questions (merchant_id, id desc) where state = 'shown';
create index questions_to_answer on questions (merchant_id, id desc) where state = 'shown' and answered_at is null;

-- How merchants did in the last 90 days, recounted every night (src/modules/reviews/server/rate-merchants.ts).
create table merchant_ratings (
  merchant_id bigint primary key references merchants,
  parts integer not null check (parts >= 0),       -- parts of orders whose last parcel was delivered
  promised integer not null check (promised between 0 and parts),
  handed_over integer not null check (handed_over between 0 and promised),   -- by the promised day: what a merchant answers for
  arrived integer not null check (arrived between 0 and promised),
  faulty integer not null check (faulty between 0 and parts),                -- that came back through the merchant's fault
  units integer not null default 0 check (units >= 0),                       -- delivered in them
  returned integer not null default 0 check (returned between 0 and units),  -- and came back, whoever bore it
  stars integer not null check (stars >= 0),       -- given by shown reviews of its goods, all together
  reviews integer not null check (reviews >= 0),
  shop_stars integer not null default 0 check (shop_stars >= 0), -- given to the shop itself, by each buyer once
  shop_raters integer not null default 0 check (shop_raters >= 0),
  asked integer not null default 0 check (asked >= 0),                       -- messages of buyers that an answer was due to
  answered integer not null default 0 check (answered between 0 and asked),  -- within a day
  came integer not null default 0 check (came >= 0),                         -- parts of orders that came to the merchant
  refused integer not null default 0 check (refused between 0 and came),     -- of them: not wanted, in part or whole, or left lying
  accept_minutes integer check (accept_minutes >= 0),                        -- until half of those accepted were accepted
  category_id bigint,                              -- of most of its goods that shoppers find; null without any
  counted_at timestamptz not null
);
create index on merchant_ratings (category_id);

-- A merchant's word against one event that lowers its measures, decided by staff: src/modules/reviews/objection.ts.
create table setback_objections (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  merchant_order_id bigint not null references merchant_orders,
  what text not null check (what in ('late', 'refused', 'timed_out', 'faulty')),
  reason text not null check (reason <> ''),
  sent_by bigint not null,
  sent_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  accepted boolean,                                -- the event no longer counts
  answer text not null default '',
  unique (merchant_order_id, what),
  check ((decided_at is null) = (accepted is null) and (decided_at is null) = (decided_by is null))
);
create index setback_objections_waiting on setback_objections (sent_at, id) where decided_at is null;
create index setback_objections_decided on setback_objections (decided_at, id) where decided_at is not null;

-- The steps of the ladder that staff told a merchant of: src/modules/reviews/warning.ts.
create table merchant_warnings (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  step smallint not null check (step between 1 and 3),
  body text not null check (body <> ''),
  sent_by bigint not null,
  sent_at timestamptz not null
);
create index on merchant_warnings (merchant_id, id desc);
create index on merchant_warnings (sent_at);
