-- The schema that the files in this folder add up to, for reading and for seeing what a change does to it. Written by
-- `npm run schema` and compared by tests/contract/platform/schema.test.ts; nothing executes it.

create table account_carts (
  user_id bigint not null,
  lines jsonb not null default '[]'::jsonb,
  later jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  changed_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  constraint account_carts_pkey PRIMARY KEY (user_id),
  constraint account_carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_carts_changed_at_idx ON account_carts USING btree (changed_at);
CREATE TRIGGER account_carts_of_the_living BEFORE INSERT ON account_carts FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table ad_counts (
  ad_id bigint not null,
  day date not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  constraint ad_counts_pkey PRIMARY KEY (ad_id, day),
  constraint ad_counts_ad_id_fkey FOREIGN KEY (ad_id) REFERENCES ads(id) ON DELETE CASCADE
);

create table addresses (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  recipient text not null,
  mobile text not null,
  governorate_id smallint not null,
  city_id integer,
  city_name text not null,
  street text not null,
  building text not null,
  floor text not null default ''::text,
  flat text not null default ''::text,
  landmark text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint addresses_pkey PRIMARY KEY (id),
  constraint addresses_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint addresses_governorate_id_fkey FOREIGN KEY (governorate_id) REFERENCES governorates(id),
  constraint addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX addresses_user_id_idx ON addresses USING btree (user_id);
CREATE TRIGGER addresses_of_the_living BEFORE INSERT ON addresses FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table ads (
  id bigint not null generated always as identity (start with 1),
  type text not null,
  "position" integer not null,
  title text not null,
  image text not null,
  picture text,
  crop jsonb,
  direct_to text not null default 'merchant'::text,
  merchant_id bigint,
  product_id bigint,
  category_id bigint,
  brand_id bigint,
  active boolean not null default true,
  starts_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  ends_at timestamp with time zone not null default 'infinity'::timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  constraint ads_pkey PRIMARY KEY (id),
  constraint ads_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id) ON DELETE SET NULL,
  constraint ads_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE SET NULL,
  constraint ads_crop_of_picture CHECK ((picture IS NULL) = (crop IS NULL)),
  constraint ads_direct_to_check CHECK (direct_to = ANY (ARRAY['merchant'::text, 'product'::text, 'category'::text, 'brand'::text])),
  constraint ads_end_after_start CHECK (ends_at > starts_at),
  constraint ads_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id) ON DELETE CASCADE,
  constraint ads_position_check CHECK ("position" >= 1 AND "position" <= 3),
  constraint ads_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL,
  constraint ads_type_check CHECK (type = ANY (ARRAY['landing_page_upper'::text, 'landing_page_categories'::text]))
);
CREATE INDEX ads_type_position_idx ON ads USING btree (type, "position") WHERE active;
CREATE TRIGGER ads_delete_notify AFTER DELETE ON ads REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION ads_changed();
CREATE TRIGGER ads_insert_notify AFTER INSERT ON ads REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION ads_changed();
CREATE TRIGGER ads_truncated AFTER TRUNCATE ON ads FOR EACH STATEMENT EXECUTE FUNCTION ads_truncated();
CREATE TRIGGER ads_update_notify AFTER UPDATE ON ads REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION ads_changed();

create table agent_keys (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  name text not null,
  key_hash bytea not null,
  made_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint agent_keys_pkey PRIMARY KEY (id),
  constraint agent_keys_key_hash_key UNIQUE (key_hash),
  constraint agent_keys_name_check CHECK (char_length(name) >= 1 AND char_length(name) <= 60),
  constraint agent_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX agent_keys_expires_at_idx ON agent_keys USING btree (expires_at);
CREATE INDEX agent_keys_user_id_idx ON agent_keys USING btree (user_id);
CREATE TRIGGER agent_keys_of_the_living BEFORE INSERT ON agent_keys FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table audit_log (
  id bigint not null generated always as identity (start with 1),
  happened_at timestamp with time zone not null default now(),
  user_id bigint,
  role text not null default ''::text,
  merchant_id bigint,
  request_id text not null default ''::text,
  what text not null,
  subject_type text not null,
  subject_id text not null,
  "from" jsonb not null default 'null'::jsonb,
  "to" jsonb not null default 'null'::jsonb,
  reason text not null default ''::text,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_by_person_and_kind ON audit_log USING btree (user_id, what, id DESC);
CREATE INDEX audit_log_by_subject_type ON audit_log USING btree (subject_type, id DESC);
CREATE INDEX audit_log_by_time ON audit_log USING btree (happened_at, id);
CREATE INDEX audit_log_subject_type_subject_id_id_idx ON audit_log USING btree (subject_type, subject_id, id DESC);
CREATE INDEX audit_log_user_id_id_idx ON audit_log USING btree (user_id, id DESC);
CREATE INDEX audit_log_what_id_idx ON audit_log USING btree (what, id DESC);
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION never_changed();

create table backups (
  id bigint not null generated always as identity (start with 1),
  made_at timestamp with time zone not null,
  rows bigint not null,
  files bigint not null,
  is_tried boolean not null,
  constraint backups_pkey PRIMARY KEY (id)
);
CREATE INDEX backups_made_at_idx ON backups USING btree (made_at);

create table best_products (
  merchant_id bigint not null,
  place smallint not null,
  product_id bigint not null,
  units integer not null,
  amount bigint not null,
  constraint best_products_pkey PRIMARY KEY (merchant_id, place)
);

create table book_checks (
  id bigint not null generated always as identity (start with 1),
  checked_at timestamp with time zone not null default now(),
  violations bigint not null,
  broken text[] not null,
  constraint book_checks_pkey PRIMARY KEY (id)
);
CREATE INDEX book_checks_checked_at_idx ON book_checks USING btree (checked_at);

create table bought_together (
  product_id bigint not null,
  place smallint not null,
  other_id bigint not null,
  constraint bought_together_pkey PRIMARY KEY (product_id, place),
  constraint bought_together_other_id_fkey FOREIGN KEY (other_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint bought_together_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX bought_together_other_id_idx ON bought_together USING btree (other_id);

create table brand_merges (
  from_id bigint not null,
  into_id bigint not null,
  names text[] not null,
  begun_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint brand_merges_pkey PRIMARY KEY (from_id),
  constraint brand_merges_into_id_fkey FOREIGN KEY (into_id) REFERENCES brands(id) ON DELETE CASCADE
);
CREATE INDEX brand_merges_into_id_idx ON brand_merges USING btree (into_id);

create table brands (
  id bigint not null generated always as identity (start with 1),
  name text not null,
  name_ar text not null default ''::text,
  aliases text[] not null default '{}'::text[],
  version integer not null default 1,
  constraint brands_pkey PRIMARY KEY (id)
);
CREATE TRIGGER brands_delete_notify AFTER DELETE ON brands REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER brands_insert_notify AFTER INSERT ON brands REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER brands_truncated AFTER TRUNCATE ON brands FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER brands_update_notify AFTER UPDATE ON brands REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create unlogged table budgets (
  key text not null,
  spent integer not null,
  ends_at timestamp with time zone not null,
  constraint budgets_pkey PRIMARY KEY (key)
);
CREATE INDEX budgets_ends_at_idx ON budgets USING btree (ends_at);

create table case_events (
  id bigint not null generated always as identity (start with 1),
  subject text not null,
  subject_id bigint not null,
  event text not null,
  from_state text,
  to_state text not null,
  role text not null,
  user_id bigint,
  reason text not null default ''::text,
  request_id text not null default ''::text,
  happened_at timestamp with time zone not null,
  constraint case_events_pkey PRIMARY KEY (id),
  constraint case_events_subject_check CHECK (subject = ANY (ARRAY['return'::text, 'claim'::text, 'refund'::text]))
);
CREATE INDEX case_events_subject_subject_id_id_idx ON case_events USING btree (subject, subject_id, id);
CREATE TRIGGER case_events_append_only BEFORE DELETE OR UPDATE ON case_events FOR EACH ROW EXECUTE FUNCTION only_reason_forgotten();

create table cash_exceptions (
  id bigint not null generated always as identity (start with 1),
  parcel_id bigint,
  courier text not null,
  kind text not null,
  amount integer not null,
  remittance_id bigint,
  row_number integer,
  tracking_number text not null default ''::text,
  gross bigint not null default 0,
  fee bigint not null default 0,
  note text not null default ''::text,
  placed_parcel_id bigint,
  placed_payment_id bigint,
  opened_at timestamp with time zone not null,
  outcome text,
  reason text not null default ''::text,
  decided_by bigint,
  decided_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint cash_exceptions_pkey PRIMARY KEY (id),
  constraint cash_exceptions_check CHECK (amount > 0 OR kind = 'surplus'::text),
  constraint cash_exceptions_check1 CHECK ((kind = ANY (ARRAY['surplus'::text, 'deduction'::text])) = (remittance_id IS NOT NULL AND parcel_id IS NULL)),
  constraint cash_exceptions_check2 CHECK (outcome IS DISTINCT FROM 'placed'::text OR num_nonnulls(placed_parcel_id, placed_payment_id) = 1),
  constraint cash_exceptions_check3 CHECK ((outcome IS NULL) = (decided_by IS NULL) AND (outcome IS NULL) = (decided_at IS NULL)),
  constraint cash_exceptions_check4 CHECK ((closed_at IS NULL) = (outcome IS NULL)),
  constraint cash_exceptions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint cash_exceptions_kind_check CHECK (kind = ANY (ARRAY['short'::text, 'over'::text, 'missing'::text, 'surplus'::text, 'deduction'::text])),
  constraint cash_exceptions_outcome_check CHECK (outcome = ANY (ARRAY['recovered'::text, 'written_off'::text, 'placed'::text])),
  constraint cash_exceptions_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint cash_exceptions_parcel_id_kind_key UNIQUE (parcel_id, kind),
  constraint cash_exceptions_placed_parcel_id_fkey FOREIGN KEY (placed_parcel_id) REFERENCES parcels(id),
  constraint cash_exceptions_placed_payment_id_fkey FOREIGN KEY (placed_payment_id) REFERENCES payments(id),
  constraint cash_exceptions_remittance_id_fkey FOREIGN KEY (remittance_id) REFERENCES remittances(id),
  constraint cash_exceptions_remittance_id_row_number_key UNIQUE (remittance_id, row_number)
);
CREATE UNIQUE INDEX cash_exceptions_open ON cash_exceptions USING btree (parcel_id) WHERE closed_at IS NULL;

create table categories (
  id bigint not null generated always as identity (start with 1),
  name_ar text not null,
  name_en text not null,
  image text not null default ''::text,
  icon text not null default ''::text,
  "position" integer not null default 0,
  not_returnable text not null default ''::text,
  tax_class text not null default 'standard'::text,
  version integer not null default 1,
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_not_returnable_check CHECK (not_returnable = ANY (ARRAY[''::text, 'made_to_order'::text, 'hygiene'::text, 'perishable'::text, 'unsealed_media'::text, 'digital'::text, 'jewellery'::text, 'other'::text])),
  constraint categories_tax_class_check CHECK (tax_class = ANY (ARRAY['standard'::text, 'reduced'::text, 'exempt'::text, 'schedule'::text]))
);
CREATE TRIGGER categories_delete_notify AFTER DELETE ON categories REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER categories_insert_notify AFTER INSERT ON categories REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER categories_truncated AFTER TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER categories_update_notify AFTER UPDATE ON categories REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table category_merges (
  from_id bigint not null,
  into_id bigint not null,
  names text[] not null,
  begun_at timestamp with time zone not null,
  done_at timestamp with time zone,
  constraint category_merges_pkey PRIMARY KEY (from_id),
  constraint category_merges_into_id_fkey FOREIGN KEY (into_id) REFERENCES categories(id) ON DELETE CASCADE
);
CREATE INDEX category_merges_into_id_idx ON category_merges USING btree (into_id);

create table cities (
  id integer not null,
  governorate_id smallint not null,
  name_ar text not null,
  name_en text not null,
  constraint cities_pkey PRIMARY KEY (id),
  constraint cities_governorate_id_fkey FOREIGN KEY (governorate_id) REFERENCES governorates(id)
);
CREATE INDEX cities_governorate_id_idx ON cities USING btree (governorate_id);

create table claim_lines (
  id bigint not null generated always as identity (start with 1),
  claim_id bigint not null,
  order_line_id bigint not null,
  quantity integer not null,
  constraint claim_lines_pkey PRIMARY KEY (id),
  constraint claim_lines_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint claim_lines_claim_id_order_line_id_key UNIQUE (claim_id, order_line_id),
  constraint claim_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint claim_lines_quantity_check CHECK (quantity > 0)
);
CREATE INDEX claim_lines_order_line_id_idx ON claim_lines USING btree (order_line_id);

create table claims (
  id bigint not null default timed_id('claims_id_seq'::text),
  merchant_order_id bigint not null,
  merchant_id bigint not null,
  parcel_id bigint,
  kind text not null,
  state text not null default 'open'::text,
  note text not null default ''::text,
  wish text not null default 'refund'::text,
  answer text not null default ''::text,
  decision text,
  decision_note text not null default ''::text,
  recovered_from text,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  tab text not null generated always as (
CASE
    WHEN (kind = 'courier'::text) THEN 'courier'::text
    WHEN (state = 'decided'::text) THEN 'done'::text
    ELSE 'claims'::text
END) stored,
  constraint claims_pkey PRIMARY KEY (id),
  constraint claims_check CHECK ((state = 'decided'::text) = (decision IS NOT NULL)),
  constraint claims_check1 CHECK (decision IS DISTINCT FROM 'refund'::text OR recovered_from IS NOT NULL),
  constraint claims_check2 CHECK (decision IS DISTINCT FROM 'replace'::text OR recovered_from IS NOT NULL),
  constraint claims_decision_check CHECK (decision = ANY (ARRAY['refund'::text, 'return'::text, 'replace'::text, 'refuse'::text])),
  constraint claims_kind_check CHECK (kind = ANY (ARRAY['not_received'::text, 'courier'::text, 'wrong'::text, 'damaged'::text, 'not_as_described'::text, 'counterfeit'::text])),
  constraint claims_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint claims_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint claims_recovered_from_check CHECK (recovered_from = ANY (ARRAY['merchant'::text, 'courier'::text, 'platform'::text])),
  constraint claims_state_check CHECK (state = ANY (ARRAY['open'::text, 'answered'::text, 'decided'::text])),
  constraint claims_wish_check CHECK (wish = ANY (ARRAY['refund'::text, 'credit'::text, 'exchange'::text]))
);
CREATE INDEX claims_by_tab ON claims USING btree (tab, opened_at, id);
CREATE INDEX claims_of_merchant ON claims USING btree (merchant_id, tab, opened_at, id);
CREATE INDEX claims_of_part ON claims USING btree (merchant_order_id);
CREATE UNIQUE INDEX claims_open ON claims USING btree (merchant_order_id, kind, COALESCE(parcel_id, 0::bigint)) WHERE closed_at IS NULL AND (kind = ANY (ARRAY['not_received'::text, 'courier'::text]));
CREATE INDEX claims_open_of_merchant ON claims USING btree (merchant_id) WHERE closed_at IS NULL;
CREATE TRIGGER claim_moved AFTER UPDATE OF closed_at ON claims FOR EACH ROW WHEN (old.closed_at IS DISTINCT FROM new.closed_at) EXECUTE FUNCTION earnings_made_stale();
CREATE TRIGGER claim_opened AFTER INSERT ON claims FOR EACH ROW EXECUTE FUNCTION earnings_made_stale();
CREATE TRIGGER copy_merchant BEFORE INSERT ON claims FOR EACH ROW EXECUTE FUNCTION copy_merchant();

create table closed_month_balances (
  month date not null,
  account text not null,
  opening bigint not null,
  debit bigint not null,
  credit bigint not null,
  closing bigint not null generated always as (((opening + debit) - credit)) stored,
  constraint closed_month_balances_pkey PRIMARY KEY (month, account),
  constraint closed_month_balances_credit_check CHECK (credit >= 0),
  constraint closed_month_balances_debit_check CHECK (debit >= 0),
  constraint closed_month_balances_month_fkey FOREIGN KEY (month) REFERENCES closed_months(month)
);

create table closed_months (
  month date not null,
  closed_by bigint not null,
  closed_at timestamp with time zone not null,
  constraint closed_months_pkey PRIMARY KEY (month),
  constraint closed_months_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint closed_months_month_check CHECK (EXTRACT(day FROM month) = 1::numeric)
);

create table cod_collections (
  parcel_id bigint not null,
  state text not null default 'expected'::text,
  goods integer not null,
  fees integer not null,
  credit integer not null default 0,
  amount integer not null generated always as (((goods + fees) - credit)) stored,
  collected integer,
  holder text,
  collected_at timestamp with time zone,
  overdue_days integer,
  constraint cod_collections_pkey PRIMARY KEY (parcel_id),
  constraint cod_collections_check CHECK (credit >= 0 AND credit <= (goods + fees)),
  constraint cod_collections_check1 CHECK ((state = ANY (ARRAY['collected'::text, 'remitted'::text, 'settled'::text, 'written_off'::text])) = (collected IS NOT NULL AND holder IS NOT NULL AND collected_at IS NOT NULL)),
  constraint cod_collections_collected_check CHECK (collected >= 0),
  constraint cod_collections_fees_check CHECK (fees >= 0),
  constraint cod_collections_goods_check CHECK (goods >= 0),
  constraint cod_collections_overdue_days_check CHECK (overdue_days > 0),
  constraint cod_collections_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint cod_collections_state_check CHECK (state = ANY (ARRAY['expected'::text, 'due'::text, 'collected'::text, 'remitted'::text, 'settled'::text, 'written_off'::text, 'void'::text]))
);
CREATE INDEX cod_collections_waiting ON cod_collections USING btree (holder, collected_at) INCLUDE (amount) WHERE state = 'collected'::text;
CREATE TRIGGER cash_expected AFTER INSERT ON cod_collections FOR EACH ROW EXECUTE FUNCTION cash_made_stale();
CREATE TRIGGER cash_moved AFTER UPDATE OF state ON cod_collections FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION cash_made_stale();

create table complaint_answers (
  id bigint not null generated always as identity (start with 1),
  complaint_id bigint not null,
  body text not null,
  answered_by bigint not null,
  answered_at timestamp with time zone not null,
  constraint complaint_answers_pkey PRIMARY KEY (id),
  constraint complaint_answers_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint complaint_answers_body_check CHECK (length(body) >= 3 AND length(body) <= 2000),
  constraint complaint_answers_complaint_id_fkey FOREIGN KEY (complaint_id) REFERENCES complaints(id) ON DELETE CASCADE
);
CREATE INDEX complaint_answers_answered_by_idx ON complaint_answers USING btree (answered_by);
CREATE INDEX complaint_answers_complaint_id_id_idx ON complaint_answers USING btree (complaint_id, id);

create table complaints (
  id bigint not null default timed_id('complaints_id_seq'::text),
  user_id bigint,
  guest_name text not null default ''::text,
  guest_mobile text,
  subject text not null,
  body text not null,
  order_id bigint,
  sent_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint complaints_pkey PRIMARY KEY (id),
  constraint complaints_body_check CHECK (length(body) >= 10 AND length(body) <= 2000),
  constraint complaints_check CHECK ((user_id IS NULL) = (guest_mobile IS NOT NULL)),
  constraint complaints_check1 CHECK (closed_at IS NULL OR answered_at IS NOT NULL),
  constraint complaints_guest_name_check CHECK (length(guest_name) <= 100),
  constraint complaints_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint complaints_subject_check CHECK (subject = ANY (ARRAY['order'::text, 'delivery'::text, 'refund'::text, 'merchant'::text, 'staff'::text, 'privacy'::text, 'other'::text])),
  constraint complaints_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX complaints_answered ON complaints USING btree (id DESC) WHERE answered_at IS NOT NULL AND closed_at IS NULL;
CREATE INDEX complaints_answered_of ON complaints USING btree (subject, id DESC) WHERE answered_at IS NOT NULL AND closed_at IS NULL;
CREATE INDEX complaints_closed ON complaints USING btree (id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX complaints_closed_at_idx ON complaints USING brin (closed_at);
CREATE INDEX complaints_closed_of ON complaints USING btree (subject, id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX complaints_guest_mobile_idx ON complaints USING btree (guest_mobile) WHERE guest_mobile IS NOT NULL;
CREATE INDEX complaints_order_id_idx ON complaints USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX complaints_user_id_idx ON complaints USING btree (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX complaints_waiting ON complaints USING btree (due_at, id) WHERE answered_at IS NULL;
CREATE INDEX complaints_waiting_of ON complaints USING btree (subject, due_at, id) WHERE answered_at IS NULL;
CREATE TRIGGER complaints_of_the_living BEFORE INSERT ON complaints FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table consents (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  purpose text not null,
  told_by text,
  text_version text not null,
  channel text not null default 'web'::text,
  decision text not null default 'given'::text,
  given_from text not null default ''::text,
  given_at timestamp with time zone not null default now(),
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_channel_check CHECK (channel = ANY (ARRAY['web'::text, 'back_office'::text, 'whatsapp'::text])),
  constraint consents_check CHECK ((told_by IS NULL) = (purpose = ANY (ARRAY['terms'::text, 'selling'::text, 'analytics'::text]))),
  constraint consents_decision_check CHECK (decision = ANY (ARRAY['given'::text, 'withdrawn'::text])),
  constraint consents_purpose_check CHECK (purpose = ANY (ARRAY['terms'::text, 'selling'::text, 'analytics'::text, 'orders'::text, 'messages'::text, 'money'::text, 'watched'::text, 'cart'::text, 'offers'::text])),
  constraint consents_told_by_check CHECK (told_by = ANY (ARRAY['app'::text, 'email'::text, 'sms'::text, 'whatsapp'::text])),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX consents_user_id_purpose_told_by_id_idx ON consents USING btree (user_id, purpose, told_by, id DESC);

create table consequences_done (
  key text not null,
  done_at timestamp with time zone not null default now(),
  constraint consequences_done_pkey PRIMARY KEY (key)
);
CREATE INDEX consequences_done_done_at_idx ON consequences_done USING brin (done_at);

create table conversation_messages (
  id bigint not null default timed_id('conversation_messages_id_seq'::text),
  conversation_id bigint not null,
  side text not null,
  user_id bigint,
  body text not null,
  photo text not null default ''::text,
  masked text[] not null default '{}'::text[],
  answers_since timestamp with time zone,
  written_at timestamp with time zone not null,
  constraint conversation_messages_pkey PRIMARY KEY (id),
  constraint conversation_messages_body_check CHECK (length(body) <= 1500),
  constraint conversation_messages_check CHECK (body <> ''::text OR photo <> ''::text),
  constraint conversation_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id) ON DELETE CASCADE,
  constraint conversation_messages_side_check CHECK (side = ANY (ARRAY['buyer'::text, 'merchant'::text])),
  constraint conversation_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX conversation_messages_answers ON conversation_messages USING btree (written_at) WHERE answers_since IS NOT NULL;
CREATE INDEX conversation_messages_newest ON conversation_messages USING btree (conversation_id, id DESC);
CREATE INDEX conversation_messages_photos ON conversation_messages USING btree (photo) WHERE photo <> ''::text;
CREATE INDEX conversation_messages_user_id_idx ON conversation_messages USING btree (user_id);

create table conversations (
  id bigint not null default timed_id('conversations_id_seq'::text),
  user_id bigint not null,
  merchant_id bigint not null,
  merchant_order_id bigint,
  product_id bigint,
  opened_at timestamp with time zone not null,
  written_at timestamp with time zone,
  newest_of_buyer bigint not null default 0,
  newest_of_merchant bigint not null default 0,
  read_by_buyer bigint not null default 0,
  read_by_merchant bigint not null default 0,
  waiting_since timestamp with time zone,
  ended_by text,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_check CHECK (num_nonnulls(merchant_order_id, product_id) = 1),
  constraint conversations_ended_by_check CHECK (ended_by = ANY (ARRAY['buyer'::text, 'merchant'::text, 'staff'::text])),
  constraint conversations_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint conversations_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint conversations_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint conversations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX conversations_by_age ON conversations USING btree (COALESCE(written_at, opened_at));
CREATE INDEX conversations_of_buyer ON conversations USING btree (user_id, written_at DESC, id DESC) WHERE written_at IS NOT NULL;
CREATE INDEX conversations_of_merchant ON conversations USING btree (merchant_id, written_at DESC, id DESC) WHERE written_at IS NOT NULL;
CREATE UNIQUE INDEX conversations_of_order ON conversations USING btree (merchant_order_id) WHERE merchant_order_id IS NOT NULL;
CREATE UNIQUE INDEX conversations_of_product ON conversations USING btree (user_id, product_id) WHERE product_id IS NOT NULL;
CREATE INDEX conversations_product_id_idx ON conversations USING btree (product_id);
CREATE INDEX conversations_to_answer ON conversations USING btree (merchant_id, written_at DESC, id DESC) WHERE waiting_since IS NOT NULL;
CREATE INDEX conversations_unread_by_buyer ON conversations USING btree (user_id) WHERE newest_of_merchant > read_by_buyer;
CREATE INDEX conversations_unread_by_merchant ON conversations USING btree (merchant_id) WHERE newest_of_buyer > read_by_merchant;
CREATE INDEX conversations_waiting ON conversations USING btree (waiting_since) WHERE waiting_since IS NOT NULL;
CREATE TRIGGER conversations_of_the_living BEFORE INSERT ON conversations FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table counter_changes (
  name text not null,
  rows bigint not null,
  amount bigint not null default 0
);

create table counters (
  name text not null,
  rows bigint not null,
  amount bigint not null,
  constraint counters_pkey PRIMARY KEY (name)
);

create table coupon_uses (
  order_id bigint not null,
  coupon_id bigint not null,
  user_id bigint not null,
  amount integer not null,
  constraint coupon_uses_pkey PRIMARY KEY (order_id),
  constraint coupon_uses_amount_check CHECK (amount > 0),
  constraint coupon_uses_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  constraint coupon_uses_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint coupon_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX coupon_uses_coupon_id_user_id_idx ON coupon_uses USING btree (coupon_id, user_id);
CREATE TRIGGER coupon_uses_append_only BEFORE DELETE OR UPDATE ON coupon_uses FOR EACH ROW EXECUTE FUNCTION never_changed();

create table coupons (
  id bigint not null generated always as identity (start with 1),
  code text not null,
  merchant_id bigint,
  by_merchant boolean not null default false,
  kind text not null,
  percent numeric(4,2),
  amount integer,
  most integer,
  min_subtotal integer not null default 0,
  category_ids bigint[] not null default '{}'::bigint[],
  product_ids bigint[] not null default '{}'::bigint[],
  platform_percent numeric(5,2) not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  total_limit integer,
  buyer_limit integer,
  uses integer not null default 0,
  given bigint not null default 0,
  active boolean not null default true,
  created_at timestamp with time zone not null,
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_amount_check CHECK (amount > 0),
  constraint coupons_buyer_limit_check CHECK (buyer_limit > 0),
  constraint coupons_check CHECK (ends_at > starts_at),
  constraint coupons_check1 CHECK (uses >= 0 AND uses <= total_limit),
  constraint coupons_check2 CHECK ((kind = 'percent'::text) = (percent IS NOT NULL) AND (kind = 'amount'::text) = (amount IS NOT NULL)),
  constraint coupons_check3 CHECK (kind = 'percent'::text OR most IS NULL),
  constraint coupons_check4 CHECK (NOT by_merchant OR merchant_id IS NOT NULL AND platform_percent = 0::numeric),
  constraint coupons_code_check CHECK (code ~ '^[A-Z0-9]{3,20}$'::text),
  constraint coupons_code_key UNIQUE (code),
  constraint coupons_kind_check CHECK (kind = ANY (ARRAY['percent'::text, 'amount'::text])),
  constraint coupons_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint coupons_min_subtotal_check CHECK (min_subtotal >= 0),
  constraint coupons_most_check CHECK (most > 0),
  constraint coupons_percent_check CHECK (percent > 0::numeric AND percent <= 90::numeric),
  constraint coupons_platform_percent_check CHECK (platform_percent >= 0::numeric AND platform_percent <= 100::numeric),
  constraint coupons_total_limit_check CHECK (total_limit > 0)
);
CREATE INDEX coupons_merchant_id_id_idx ON coupons USING btree (merchant_id, id DESC);

create table courier_bookings (
  id bigint not null default timed_id('courier_bookings_id_seq'::text),
  parcel_id bigint,
  return_id bigint,
  courier text not null,
  reference text not null,
  cash_due integer not null,
  asked_at timestamp with time zone not null,
  tracking_number text,
  reported_state text,
  ended_at timestamp with time zone,
  constraint courier_bookings_pkey PRIMARY KEY (id),
  constraint courier_bookings_cash_due_check CHECK (cash_due >= 0),
  constraint courier_bookings_check CHECK (num_nonnulls(parcel_id, return_id) = 1),
  constraint courier_bookings_courier_tracking_number_key UNIQUE (courier, tracking_number),
  constraint courier_bookings_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint courier_bookings_reference_key UNIQUE (reference),
  constraint courier_bookings_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id)
);
CREATE INDEX courier_bookings_of_return ON courier_bookings USING btree (return_id, id DESC) WHERE return_id IS NOT NULL;
CREATE UNIQUE INDEX courier_bookings_open ON courier_bookings USING btree (parcel_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX courier_bookings_open_return ON courier_bookings USING btree (return_id) WHERE ended_at IS NULL;

create table courier_claims (
  claim_id bigint not null,
  decision text not null,
  amount integer not null,
  loss_party text,
  reason text not null,
  decided_by bigint not null,
  decided_at timestamp with time zone not null,
  paid_by bigint,
  paid_at timestamp with time zone,
  bank_reference text not null default ''::text,
  constraint courier_claims_pkey PRIMARY KEY (claim_id),
  constraint courier_claims_amount_check CHECK (amount >= 0),
  constraint courier_claims_check CHECK ((decision = 'accepted'::text) = (amount > 0)),
  constraint courier_claims_check1 CHECK ((decision = 'rejected'::text) = (loss_party IS NOT NULL)),
  constraint courier_claims_check2 CHECK ((paid_by IS NULL) = (paid_at IS NULL)),
  constraint courier_claims_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint courier_claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint courier_claims_decision_check CHECK (decision = ANY (ARRAY['accepted'::text, 'rejected'::text])),
  constraint courier_claims_loss_party_check CHECK (loss_party = ANY (ARRAY['merchant'::text, 'platform'::text])),
  constraint courier_claims_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES users(id),
  constraint courier_claims_reason_check CHECK (reason <> ''::text)
);

create table courier_webhooks (
  id bigint not null generated always as identity (start with 1),
  courier text not null,
  event_id text not null,
  tracking_number text not null,
  body jsonb not null,
  received_at timestamp with time zone not null,
  constraint courier_webhooks_pkey PRIMARY KEY (id),
  constraint courier_webhooks_courier_event_id_key UNIQUE (courier, event_id)
);

create table customer_notes (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  written_by bigint not null,
  body text not null,
  written_at timestamp with time zone not null,
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_body_check CHECK (body <> ''::text),
  constraint customer_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint customer_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(id)
);
CREATE INDEX customer_notes_user_id_id_idx ON customer_notes USING btree (user_id, id DESC);
CREATE TRIGGER customer_notes_of_the_living BEFORE INSERT ON customer_notes FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table daily_sales (
  day date not null,
  merchant_id bigint not null,
  facet text not null,
  key text not null,
  orders integer not null,
  units integer not null,
  amount bigint not null,
  delivered integer not null,
  returned integer not null,
  commission bigint not null,
  commission_vat bigint not null,
  constraint daily_sales_pkey PRIMARY KEY (merchant_id, facet, day, key),
  constraint daily_sales_facet_check CHECK (facet = ANY (ARRAY['all'::text, 'category'::text, 'governorate'::text, 'payment_method'::text, 'product'::text, 'return_reason'::text, 'late_stage'::text]))
);
CREATE INDEX daily_sales_by_day ON daily_sales USING btree (facet, day, merchant_id);
CREATE TRIGGER daily_sales_added AFTER INSERT ON daily_sales REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION daily_sales_to_months();
CREATE TRIGGER daily_sales_changed AFTER UPDATE ON daily_sales REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION daily_sales_to_months();
CREATE TRIGGER daily_sales_gone AFTER DELETE ON daily_sales REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION daily_sales_to_months();

create table deals (
  product_id bigint not null,
  price integer not null,
  saving smallint not null,
  constraint deals_pkey PRIMARY KEY (product_id),
  constraint deals_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint deals_saving_check CHECK (saving >= 1 AND saving <= 99)
);
CREATE INDEX deals_saving_product_id_idx ON deals USING btree (saving DESC, product_id);

create table delivery_times (
  id bigint not null generated always as identity (start with 1),
  courier text,
  governorate_id smallint not null,
  city_id integer,
  first_days smallint not null,
  last_days smallint not null,
  constraint delivery_times_pkey PRIMARY KEY (id),
  constraint delivery_times_check CHECK (last_days >= first_days),
  constraint delivery_times_city_id_fkey FOREIGN KEY (city_id) REFERENCES cities(id),
  constraint delivery_times_courier_governorate_id_city_id_key UNIQUE NULLS NOT DISTINCT (courier, governorate_id, city_id),
  constraint delivery_times_first_days_check CHECK (first_days >= 0),
  constraint delivery_times_governorate_id_fkey FOREIGN KEY (governorate_id) REFERENCES governorates(id)
);
CREATE TRIGGER delivery_times_delete_notify AFTER DELETE ON delivery_times REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER delivery_times_insert_notify AFTER INSERT ON delivery_times REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER delivery_times_truncated AFTER TRUNCATE ON delivery_times FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER delivery_times_update_notify AFTER UPDATE ON delivery_times REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table disputes (
  id bigint not null generated always as identity (start with 1),
  payment_id bigint not null,
  amount integer not null,
  due_at timestamp with time zone,
  opened_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  decision text,
  fee integer not null default 0,
  loss_party text,
  lost_again integer not null default 0,
  arrived integer not null default 0,
  remitted boolean not null default false,
  fee_remitted boolean not null default false,
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_amount_check CHECK (amount > 0),
  constraint disputes_check CHECK (lost_again >= 0 AND lost_again <= amount),
  constraint disputes_check1 CHECK (arrived >= 0 AND arrived <= amount),
  constraint disputes_check2 CHECK ((ended_at IS NULL) = (decision IS NULL)),
  constraint disputes_check3 CHECK ((arrived + lost_again) <= amount),
  constraint disputes_check4 CHECK ((NOT decision IS DISTINCT FROM 'lost'::text) = (loss_party IS NOT NULL)),
  constraint disputes_decision_check CHECK (decision = ANY (ARRAY['won'::text, 'lost'::text])),
  constraint disputes_fee_check CHECK (fee >= 0),
  constraint disputes_loss_party_check CHECK (loss_party = ANY (ARRAY['merchant'::text, 'platform'::text])),
  constraint disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX disputes_ended ON disputes USING btree (ended_at DESC, id DESC) WHERE ended_at IS NOT NULL;
CREATE INDEX disputes_held ON disputes USING btree (payment_id) WHERE decision = 'lost'::text AND NOT remitted OR fee > 0 AND NOT fee_remitted;
CREATE UNIQUE INDEX disputes_open ON disputes USING btree (payment_id) WHERE ended_at IS NULL;
CREATE INDEX disputes_payment_id_idx ON disputes USING btree (payment_id);

create table document_buyers (
  document_id bigint not null,
  buyer jsonb not null,
  issued_at timestamp with time zone not null,
  constraint document_buyers_pkey PRIMARY KEY (document_id),
  constraint document_buyers_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id)
);
CREATE INDEX document_buyers_issued_at_idx ON document_buyers USING btree (issued_at);
CREATE TRIGGER document_buyers_append_only BEFORE UPDATE ON document_buyers FOR EACH ROW EXECUTE FUNCTION never_changed();

create table document_numbers (
  kind text not null,
  issuer_id bigint not null,
  last integer not null,
  constraint document_numbers_pkey PRIMARY KEY (kind, issuer_id)
);

create table documents (
  id bigint not null default timed_id('documents_id_seq'::text),
  kind text not null,
  issuer_id bigint not null,
  number integer not null,
  merchant_id bigint not null,
  user_id bigint,
  order_id bigint,
  original_id bigint,
  cause_type text not null,
  cause_id bigint not null,
  content jsonb not null,
  issued_at timestamp with time zone not null,
  constraint documents_pkey PRIMARY KEY (id),
  constraint documents_check CHECK ((kind = 'credit_note'::text) = (original_id IS NOT NULL)),
  constraint documents_kind_check CHECK (kind = ANY (ARRAY['receipt'::text, 'credit_note'::text, 'commission_invoice'::text, 'withholding_certificate'::text])),
  constraint documents_kind_issuer_id_cause_type_cause_id_original_id_key UNIQUE NULLS NOT DISTINCT (kind, issuer_id, cause_type, cause_id, original_id),
  constraint documents_kind_issuer_id_number_key UNIQUE (kind, issuer_id, number),
  constraint documents_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint documents_number_check CHECK (number > 0),
  constraint documents_original_id_fkey FOREIGN KEY (original_id) REFERENCES documents(id)
);
CREATE INDEX documents_by_day ON documents USING btree (issuer_id, issued_at);
CREATE INDEX documents_by_issuer ON documents USING btree (issuer_id, id);
CREATE INDEX documents_for_merchants ON documents USING btree (merchant_id, issued_at) WHERE user_id IS NULL;
CREATE INDEX documents_merchant_id_id_idx ON documents USING btree (merchant_id, id DESC);
CREATE INDEX documents_order_id_idx ON documents USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX documents_original_id_idx ON documents USING btree (original_id) WHERE original_id IS NOT NULL;
CREATE INDEX documents_user_id_id_idx ON documents USING btree (user_id, id DESC) WHERE user_id IS NOT NULL;
CREATE TRIGGER documents_append_only BEFORE DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION never_changed();

create table earnings_sums (
  merchant_id bigint not null,
  pending bigint not null,
  awaits_cash bigint not null,
  frozen bigint not null,
  available bigint not null,
  constraint earnings_sums_pkey PRIMARY KEY (merchant_id),
  constraint earnings_sums_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id)
);

create table feed_parts (
  name text not null,
  part integer not null,
  bytes bytea not null,
  hash text not null,
  items integer not null,
  constraint feed_parts_pkey PRIMARY KEY (name, part)
);

create table feeds (
  name text not null,
  head text not null,
  etag text not null,
  items integer not null,
  made_at timestamp with time zone not null,
  constraint feeds_pkey PRIMARY KEY (name)
);

create table finance_assignees (
  kind text not null,
  work_id bigint not null,
  user_id bigint not null,
  assigned_at timestamp with time zone not null,
  constraint finance_assignees_pkey PRIMARY KEY (kind, work_id),
  constraint finance_assignees_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX finance_assignees_of ON finance_assignees USING btree (user_id);

create table foreign_pictures (
  identifier text not null,
  hash text,
  constraint foreign_pictures_pkey PRIMARY KEY (identifier)
);
CREATE INDEX foreign_pictures_hash_idx ON foreign_pictures USING btree (hash);

create table former_contacts (
  token_hash bytea not null,
  user_id bigint not null,
  email text not null,
  mobile text not null,
  changed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint former_contacts_pkey PRIMARY KEY (token_hash),
  constraint former_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX former_contacts_expires_at_idx ON former_contacts USING btree (expires_at);
CREATE INDEX former_contacts_user_id_idx ON former_contacts USING btree (user_id);
CREATE TRIGGER former_contacts_of_the_living BEFORE INSERT ON former_contacts FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table goodwill_credits (
  id bigint not null generated always as identity (start with 1),
  key text,
  user_id bigint not null,
  amount integer not null,
  reason text not null,
  given_by bigint not null,
  given_at timestamp with time zone not null,
  constraint goodwill_credits_pkey PRIMARY KEY (id),
  constraint goodwill_credits_amount_check CHECK (amount > 0),
  constraint goodwill_credits_key_check CHECK (key <> ''::text),
  constraint goodwill_credits_key_key UNIQUE (key),
  constraint goodwill_credits_reason_check CHECK (reason <> ''::text),
  constraint goodwill_credits_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table governorates (
  id smallint not null,
  iso_code text not null,
  name_ar text not null,
  name_en text not null,
  shipping_zone text not null,
  constraint governorates_pkey PRIMARY KEY (id),
  constraint governorates_iso_code_key UNIQUE (iso_code),
  constraint governorates_shipping_zone_check CHECK (shipping_zone = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text, 'E'::text]))
);
CREATE TRIGGER governorates_update_notify AFTER UPDATE ON governorates REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table handover_parcels (
  parcel_id bigint not null,
  handover_id bigint not null,
  constraint handover_parcels_pkey PRIMARY KEY (parcel_id),
  constraint handover_parcels_handover_id_fkey FOREIGN KEY (handover_id) REFERENCES handovers(id),
  constraint handover_parcels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id)
);
CREATE INDEX handover_parcels_handover_id_idx ON handover_parcels USING btree (handover_id);

create table handovers (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  carrier text not null,
  handed_by bigint not null,
  taken_by text not null,
  signature text,
  key uuid not null,
  signed_for bigint[] not null,
  signed_at timestamp with time zone not null,
  constraint handovers_pkey PRIMARY KEY (id),
  constraint handovers_carrier_check CHECK (carrier <> ''::text),
  constraint handovers_handed_by_fkey FOREIGN KEY (handed_by) REFERENCES users(id),
  constraint handovers_key_key UNIQUE (key),
  constraint handovers_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id)
);
CREATE INDEX handovers_merchant_id_id_idx ON handovers USING btree (merchant_id, id DESC);
CREATE INDEX handovers_signed_at_idx ON handovers USING btree (signed_at) WHERE signature IS NOT NULL;

create table holidays (
  day date not null,
  name text not null,
  constraint holidays_pkey PRIMARY KEY (day),
  constraint holidays_name_check CHECK (name <> ''::text)
);
CREATE TRIGGER holidays_delete_notify AFTER DELETE ON holidays REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER holidays_insert_notify AFTER INSERT ON holidays REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER holidays_truncated AFTER TRUNCATE ON holidays FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER holidays_update_notify AFTER UPDATE ON holidays REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  request_hash text not null,
  reply text,
  order_id bigint,
  created_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_keys_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint idempotency_keys_order_id_key UNIQUE (order_id),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX idempotency_keys_created_at_idx ON idempotency_keys USING brin (created_at);

create table import_files (
  import_id bigint not null,
  bytes bytea not null,
  constraint import_files_pkey PRIMARY KEY (import_id),
  constraint import_files_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);

create table import_problems (
  id bigint not null generated always as identity (start with 1),
  import_id bigint not null,
  row_number integer not null,
  column_key text not null default ''::text,
  value text not null default ''::text,
  reason text not null,
  constraint import_problems_pkey PRIMARY KEY (id),
  constraint import_problems_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX import_problems_import_id_row_number_id_idx ON import_problems USING btree (import_id, row_number, id);

create table import_rows (
  import_id bigint not null,
  "position" integer not null,
  row_numbers integer[] not null,
  wanted jsonb not null,
  seen jsonb not null default '{}'::jsonb,
  action text,
  state text not null default 'waiting'::text,
  product_id bigint,
  constraint import_rows_pkey PRIMARY KEY (import_id, "position"),
  constraint import_rows_action_check CHECK (action = ANY (ARRAY['create'::text, 'change'::text, 'same'::text])),
  constraint import_rows_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE,
  constraint import_rows_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))
);
CREATE INDEX import_rows_waiting ON import_rows USING btree (import_id, "position") WHERE state = 'waiting'::text;

create table import_words (
  merchant_id bigint not null,
  kind text not null,
  word text not null,
  meaning text not null,
  constraint import_words_pkey PRIMARY KEY (merchant_id, kind, word),
  constraint import_words_kind_check CHECK (kind = ANY (ARRAY['column'::text, 'category'::text])),
  constraint import_words_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id)
);

create table imports (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  made_by bigint,
  role text not null default ''::text,
  file_name text not null,
  status text not null,
  unknown_columns text[] not null default '{}'::text[],
  rows_read integer not null,
  rows_bad integer not null,
  rows_numbered integer not null default 0,
  same_titles integer not null default 0,
  proposed_brands text[] not null default '{}'::text[],
  creates integer,
  changes integer,
  same integer,
  done integer,
  failed integer,
  drafts integer,
  made_at timestamp with time zone not null,
  started_at timestamp with time zone,
  touched_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint imports_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint imports_status_check CHECK (status = ANY (ARRAY['checked'::text, 'running'::text, 'stopped'::text, 'done'::text]))
);
CREATE INDEX imports_merchant_id_id_idx ON imports USING btree (merchant_id, id DESC);
CREATE INDEX imports_touched_at_idx ON imports USING btree (touched_at) WHERE status = 'running'::text;

create table job_workers (
  id text not null,
  lane text not null,
  node text not null,
  seen_at timestamp with time zone not null default now(),
  constraint job_workers_pkey PRIMARY KEY (id)
);

create table known_devices (
  key_hash bytea not null,
  user_id bigint not null,
  forget_at timestamp with time zone not null,
  constraint known_devices_pkey PRIMARY KEY (key_hash),
  constraint known_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX known_devices_forget_at_idx ON known_devices USING btree (forget_at);
CREATE INDEX known_devices_user_id_idx ON known_devices USING btree (user_id);
CREATE TRIGGER known_devices_of_the_living BEFORE INSERT ON known_devices FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table ledger_entries (
  id bigint not null generated always as identity (start with 1),
  transaction_id bigint not null,
  account text not null,
  amount bigint not null,
  constraint ledger_entries_pkey PRIMARY KEY (id),
  constraint ledger_entries_account_check CHECK (account ~ '^[a-z_]+(:[a-z0-9_]+)?$'::text),
  constraint ledger_entries_amount_check CHECK (amount <> 0),
  constraint ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id)
);
CREATE INDEX ledger_entries_account_id_amount_idx ON ledger_entries USING btree (account, id DESC) INCLUDE (amount);
CREATE INDEX ledger_entries_by_amount ON ledger_entries USING btree (abs(amount), id DESC);
CREATE INDEX ledger_entries_by_kind ON ledger_entries USING btree (split_part(account, ':'::text, 1), id DESC);
CREATE INDEX ledger_entries_transaction_id_idx ON ledger_entries USING btree (transaction_id);
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH ROW EXECUTE FUNCTION never_changed();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
CREATE TRIGGER ledger_entries_counted AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION ledger_entries_count();

create table ledger_transactions (
  id bigint not null generated always as identity (start with 1),
  cause_type text not null,
  cause_id bigint not null,
  kind text not null,
  reason text not null default ''::text,
  user_id bigint,
  posted_at timestamp with time zone not null default now(),
  constraint ledger_transactions_pkey PRIMARY KEY (id),
  constraint ledger_transactions_cause_type_cause_id_kind_key UNIQUE (cause_type, cause_id, kind),
  constraint ledger_transactions_cause_type_check CHECK (cause_type <> ''::text),
  constraint ledger_transactions_kind_check CHECK (kind <> ''::text)
);
CREATE INDEX ledger_transactions_by_cause ON ledger_transactions USING btree (cause_type, id DESC);
CREATE INDEX ledger_transactions_posted_at_id_idx ON ledger_transactions USING btree (posted_at, id);
CREATE TRIGGER ledger_month_is_open BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION month_is_open();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION only_forgotten();
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();

create table likes (
  user_id bigint not null,
  product_id bigint not null,
  created_at timestamp with time zone not null default now(),
  constraint likes_pkey PRIMARY KEY (user_id, product_id),
  constraint likes_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX likes_product_id_idx ON likes USING btree (product_id);
CREATE TRIGGER likes_of_the_living BEFORE INSERT ON likes FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create unlogged table limits (
  key text not null,
  count integer not null,
  resets_at timestamp with time zone not null,
  constraint limits_pkey PRIMARY KEY (key)
);

create table merchant_applications (
  id bigint not null generated always as identity (start with 201),
  user_id bigint not null,
  merchant_id bigint,
  form jsonb not null default '{}'::jsonb,
  logo text not null default ''::text,
  national_id bytea,
  papers_asked jsonb not null default '[]'::jsonb,
  ask_reason text not null default ''::text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  constraint merchant_applications_pkey PRIMARY KEY (id),
  constraint merchant_applications_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_applications_merchant_id_key UNIQUE (merchant_id),
  constraint merchant_applications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint merchant_applications_user_id_key UNIQUE (user_id)
);
CREATE TRIGGER merchant_applications_of_the_living BEFORE INSERT ON merchant_applications FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table merchant_balance_states (
  merchant_id bigint not null,
  state text not null,
  since timestamp with time zone not null,
  due_at timestamp with time zone not null,
  status_before text,
  constraint merchant_balance_states_pkey PRIMARY KEY (merchant_id),
  constraint merchant_balance_states_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_balance_states_state_check CHECK (state = ANY (ARRAY['owing'::text, 'restricted'::text, 'suspended'::text]))
);

create table merchant_channels (
  merchant_id bigint not null,
  kind text not null,
  holder text not null,
  number bytea not null,
  tail text not null,
  changed_at timestamp with time zone not null,
  set_by bigint,
  held_until timestamp with time zone,
  constraint merchant_channels_pkey PRIMARY KEY (merchant_id),
  constraint merchant_channels_holder_check CHECK (holder <> ''::text),
  constraint merchant_channels_kind_check CHECK (kind = ANY (ARRAY['iban'::text, 'wallet'::text])),
  constraint merchant_channels_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_channels_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint merchant_channels_tail_check CHECK (tail ~ '^\d{4}$'::text)
);

create table merchant_checks (
  merchant_id bigint not null,
  item text not null,
  checked_by bigint not null,
  checked_at timestamp with time zone not null,
  constraint merchant_checks_pkey PRIMARY KEY (merchant_id, item),
  constraint merchant_checks_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  constraint merchant_checks_item_check CHECK (item = ANY (ARRAY['name_unique'::text, 'register_matches'::text, 'tax_matches'::text, 'owner_matches'::text, 'bank_matches'::text])),
  constraint merchant_checks_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id) ON DELETE CASCADE
);

create table merchant_entries (
  entry_id bigint not null,
  merchant_id bigint not null,
  amount bigint not null,
  merchant_order_id bigint,
  parcel_id bigint,
  waits boolean not null,
  is_payout boolean not null,
  payout_id bigint,
  statement_id bigint,
  constraint merchant_entries_pkey PRIMARY KEY (entry_id),
  constraint merchant_entries_amount_check CHECK (amount <> 0),
  constraint merchant_entries_check CHECK (NOT (waits AND merchant_order_id IS NULL)),
  constraint merchant_entries_check1 CHECK (NOT (waits AND is_payout)),
  constraint merchant_entries_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES ledger_entries(id),
  constraint merchant_entries_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_entries_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id),
  constraint merchant_entries_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES statements(id)
);
CREATE INDEX merchant_entries_merchant_id_entry_id_idx ON merchant_entries USING btree (merchant_id, entry_id DESC);
CREATE INDEX merchant_entries_merchant_order_id_idx ON merchant_entries USING btree (merchant_order_id) WHERE merchant_order_id IS NOT NULL;
CREATE INDEX merchant_entries_payout_id_idx ON merchant_entries USING btree (payout_id) WHERE payout_id IS NOT NULL;
CREATE INDEX merchant_entries_statement_id_idx ON merchant_entries USING btree (statement_id) WHERE statement_id IS NOT NULL;
CREATE INDEX merchant_entries_unpaid ON merchant_entries USING btree (merchant_id, entry_id) WHERE payout_id IS NULL AND NOT is_payout;
CREATE INDEX merchant_entries_unstated ON merchant_entries USING btree (merchant_id, entry_id) WHERE statement_id IS NULL;
CREATE TRIGGER merchant_entries_added AFTER INSERT ON merchant_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION entries_made_stale();
CREATE TRIGGER merchant_entries_append_only BEFORE DELETE OR UPDATE ON merchant_entries FOR EACH ROW EXECUTE FUNCTION only_stamped();
CREATE TRIGGER merchant_entries_stamped AFTER UPDATE ON merchant_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION entries_made_stale();

create table merchant_events (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  event text not null,
  from_status text not null,
  to_status text not null,
  reason text not null default ''::text,
  user_id bigint,
  happened_at timestamp with time zone not null,
  constraint merchant_events_pkey PRIMARY KEY (id),
  constraint merchant_events_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id) ON DELETE CASCADE,
  constraint merchant_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX merchant_events_merchant_id_id_idx ON merchant_events USING btree (merchant_id, id);

create table merchant_identity_changes (
  id bigint not null generated always as identity (start with 501),
  merchant_id bigint not null,
  state text not null default 'draft'::text,
  fields jsonb not null default '{}'::jsonb,
  former jsonb not null default '{}'::jsonb,
  effective_from date,
  reason text not null default ''::text,
  answer text not null default ''::text,
  user_id bigint,
  asked_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint merchant_identity_changes_pkey PRIMARY KEY (id),
  constraint merchant_identity_changes_check CHECK (state = 'draft'::text OR effective_from IS NOT NULL AND asked_at IS NOT NULL),
  constraint merchant_identity_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint merchant_identity_changes_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id) ON DELETE CASCADE,
  constraint merchant_identity_changes_state_check CHECK (state = ANY (ARRAY['draft'::text, 'waiting'::text, 'approved'::text, 'refused'::text, 'in_force'::text])),
  constraint merchant_identity_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX merchant_identity_changes_effective_from_idx ON merchant_identity_changes USING btree (effective_from) WHERE state = 'approved'::text;
CREATE INDEX merchant_identity_changes_merchant_id_id_idx ON merchant_identity_changes USING btree (merchant_id, id);
CREATE UNIQUE INDEX merchant_identity_changes_open ON merchant_identity_changes USING btree (merchant_id) WHERE state = ANY (ARRAY['draft'::text, 'waiting'::text, 'approved'::text]);

create table merchant_invitations (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  recipient text not null,
  duty text not null,
  token_hash bytea not null,
  invited_by bigint not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint merchant_invitations_pkey PRIMARY KEY (id),
  constraint merchant_invitations_duty_check CHECK (duty = ANY (ARRAY['owner'::text, 'manager'::text, 'packer'::text])),
  constraint merchant_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint merchant_invitations_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id) ON DELETE CASCADE,
  constraint merchant_invitations_merchant_id_recipient_key UNIQUE (merchant_id, recipient),
  constraint merchant_invitations_token_hash_key UNIQUE (token_hash)
);

create table merchant_members (
  merchant_id bigint not null,
  user_id bigint not null,
  duty text not null default 'owner'::text,
  joined_at timestamp with time zone not null default now(),
  constraint merchant_members_pkey PRIMARY KEY (merchant_id, user_id),
  constraint merchant_members_duty_check CHECK (duty = ANY (ARRAY['owner'::text, 'manager'::text, 'packer'::text])),
  constraint merchant_members_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id) ON DELETE CASCADE,
  constraint merchant_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint merchant_members_user_id_key UNIQUE (user_id)
);

create table merchant_orders (
  id bigint not null default timed_id('merchant_orders_id_seq'::text),
  order_id bigint not null,
  merchant_id bigint not null,
  merchant_name text not null,
  merchant_logo text not null,
  seller jsonb,
  status text not null,
  stage text not null,
  cancel_reason text not null default ''::text,
  cancelled_at timestamp with time zone,
  completed_at timestamp with time zone,
  late_at timestamp with time zone,
  overdue_at timestamp with time zone,
  goods integer not null,
  discount integer not null default 0,
  delivery integer not null,
  packaging integer not null,
  admin_fee integer not null,
  total integer not null,
  fee_vat_percent numeric(4,2) not null,
  borne_delivery integer not null default 0,
  promised_out date,
  promised_first date,
  promised_last date,
  waived_delivery integer not null default 0,
  waived_others integer not null default 0,
  placed_at timestamp with time zone not null,
  payment_method text not null,
  governorate_id smallint,
  out_for_delivery boolean not null default false,
  tab text not null generated always as (
CASE
    WHEN (stage = 'pending_payment'::text) THEN 'unpaid'::text
    WHEN (status = 'pending_confirmation'::text) THEN 'waiting'::text
    WHEN (status = 'new'::text) THEN 'new'::text
    WHEN (status = ANY (ARRAY['accepted'::text, 'ready'::text])) THEN 'preparing'::text
    WHEN ((status = 'shipped'::text) AND out_for_delivery) THEN 'out'::text
    WHEN (status = 'shipped'::text) THEN 'shipped'::text
    WHEN (status = ANY (ARRAY['delivered'::text, 'completed'::text])) THEN 'delivered'::text
    WHEN (status = ANY (ARRAY['undelivered'::text, 'returned_to_merchant'::text])) THEN 'returned'::text
    ELSE 'cancelled'::text
END) stored,
  constraint merchant_orders_pkey PRIMARY KEY (id),
  constraint merchant_orders_admin_fee_check CHECK (admin_fee >= 0),
  constraint merchant_orders_check CHECK (discount >= 0 AND discount <= goods),
  constraint merchant_orders_check1 CHECK (borne_delivery >= 0 AND (borne_delivery = 0 OR delivery = 0)),
  constraint merchant_orders_check2 CHECK (waived_delivery >= 0 AND waived_delivery <= delivery),
  constraint merchant_orders_check3 CHECK (waived_others >= 0 AND waived_others <= (packaging + admin_fee)),
  constraint merchant_orders_check4 CHECK ((status <> ALL (ARRAY['pending_payment'::text, 'pending_confirmation'::text, 'new'::text, 'accepted'::text])) OR status = stage),
  constraint merchant_orders_check5 CHECK ((status = 'completed'::text) = (completed_at IS NOT NULL)),
  constraint merchant_orders_delivery_check CHECK (delivery >= 0),
  constraint merchant_orders_goods_check CHECK (goods > 0),
  constraint merchant_orders_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint merchant_orders_order_id_merchant_id_key UNIQUE (order_id, merchant_id),
  constraint merchant_orders_packaging_check CHECK (packaging >= 0),
  constraint merchant_orders_stage_check CHECK (stage = ANY (ARRAY['pending_payment'::text, 'pending_confirmation'::text, 'new'::text, 'accepted'::text])),
  constraint merchant_orders_status_check CHECK (status = ANY (ARRAY['pending_payment'::text, 'pending_confirmation'::text, 'new'::text, 'accepted'::text, 'ready'::text, 'shipped'::text, 'delivered'::text, 'completed'::text, 'cancelled'::text, 'undelivered'::text, 'returned_to_merchant'::text])),
  constraint merchant_orders_total CHECK (total = (goods - discount + delivery + packaging + admin_fee))
);
CREATE INDEX merchant_orders_by_governorate_and_tab ON merchant_orders USING btree (governorate_id, tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_by_payment_and_tab ON merchant_orders USING btree (payment_method, tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_by_place_and_payment_and_tab ON merchant_orders USING btree (governorate_id, payment_method, tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_by_tab ON merchant_orders USING btree (tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_known ON merchant_orders USING btree (merchant_id, order_id DESC) WHERE status = ANY (ARRAY['new'::text, 'accepted'::text, 'ready'::text, 'shipped'::text, 'delivered'::text, 'undelivered'::text]);
CREATE INDEX merchant_orders_merchant_id_id_idx ON merchant_orders USING btree (merchant_id, id DESC);
CREATE INDEX merchant_orders_newest ON merchant_orders USING btree (placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_of_merchant ON merchant_orders USING btree (merchant_id, placed_at DESC, order_id DESC) INCLUDE (tab);
CREATE INDEX merchant_orders_of_merchant_by_payment_and_tab ON merchant_orders USING btree (merchant_id, payment_method, tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_of_merchant_by_place_and_tab ON merchant_orders USING btree (merchant_id, governorate_id, tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_of_merchant_by_tab ON merchant_orders USING btree (merchant_id, tab, placed_at DESC, order_id DESC);
CREATE INDEX merchant_orders_unpaid ON merchant_orders USING btree (order_id) WHERE status = 'pending_payment'::text;
CREATE TRIGGER completed_made_stale AFTER UPDATE OF completed_at ON merchant_orders FOR EACH ROW WHEN (old.completed_at IS DISTINCT FROM new.completed_at) EXECUTE FUNCTION earnings_made_stale();
CREATE TRIGGER copy_order_facts BEFORE INSERT ON merchant_orders FOR EACH ROW EXECUTE FUNCTION copy_order_facts();
CREATE TRIGGER merchant_orders_agreed BEFORE UPDATE ON merchant_orders FOR EACH ROW EXECUTE FUNCTION keeps_what_was_agreed('merchant_id', 'merchant_name', 'goods', 'delivery', 'packaging', 'admin_fee', 'total', 'fee_vat_percent');
CREATE TRIGGER merchant_orders_moved AFTER UPDATE OF stage, payment_method ON merchant_orders FOR EACH ROW WHEN (old.stage IS DISTINCT FROM new.stage OR old.payment_method IS DISTINCT FROM new.payment_method) EXECUTE FUNCTION order_made_stale();
CREATE TRIGGER new_orders_insert_notify AFTER INSERT ON merchant_orders FOR EACH ROW WHEN (new.status = 'new'::text) EXECUTE FUNCTION notify_new_orders();
CREATE TRIGGER new_orders_update_notify AFTER UPDATE OF status ON merchant_orders FOR EACH ROW WHEN ((old.status = 'new'::text) <> (new.status = 'new'::text)) EXECUTE FUNCTION notify_new_orders();

create table merchant_papers (
  id bigint not null generated always as identity (start with 1),
  application_id bigint,
  change_id bigint,
  kind text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  storage_key text not null,
  sent_at timestamp with time zone not null,
  expires_on date,
  reminded_at_days integer,
  constraint merchant_papers_pkey PRIMARY KEY (id),
  constraint merchant_papers_application_id_fkey FOREIGN KEY (application_id) REFERENCES merchant_applications(id) ON DELETE CASCADE,
  constraint merchant_papers_change_id_fkey FOREIGN KEY (change_id) REFERENCES merchant_identity_changes(id) ON DELETE CASCADE,
  constraint merchant_papers_check CHECK (num_nonnulls(application_id, change_id) = 1),
  constraint merchant_papers_kind_check CHECK (kind = ANY (ARRAY['commercial_register'::text, 'tax_card'::text, 'owner_id'::text, 'bank_proof'::text, 'other'::text])),
  constraint merchant_papers_size_check CHECK (size > 0),
  constraint merchant_papers_storage_key_key UNIQUE (storage_key)
);
CREATE INDEX merchant_papers_application_id_idx ON merchant_papers USING btree (application_id);
CREATE INDEX merchant_papers_change_id_idx ON merchant_papers USING btree (change_id);
CREATE INDEX merchant_papers_expires_on_idx ON merchant_papers USING btree (expires_on) WHERE expires_on IS NOT NULL;

create table merchant_ratings (
  merchant_id bigint not null,
  parts integer not null,
  promised integer not null,
  handed_over integer not null,
  arrived integer not null,
  faulty integer not null,
  units integer not null default 0,
  returned integer not null default 0,
  stars integer not null,
  reviews integer not null,
  shop_stars integer not null default 0,
  shop_raters integer not null default 0,
  asked integer not null default 0,
  answered integer not null default 0,
  came integer not null default 0,
  refused integer not null default 0,
  accept_minutes integer,
  category_id bigint,
  counted_at timestamp with time zone not null,
  constraint merchant_ratings_pkey PRIMARY KEY (merchant_id),
  constraint merchant_ratings_accept_minutes_check CHECK (accept_minutes >= 0),
  constraint merchant_ratings_asked_check CHECK (asked >= 0),
  constraint merchant_ratings_came_check CHECK (came >= 0),
  constraint merchant_ratings_check CHECK (promised >= 0 AND promised <= parts),
  constraint merchant_ratings_check1 CHECK (handed_over >= 0 AND handed_over <= promised),
  constraint merchant_ratings_check2 CHECK (arrived >= 0 AND arrived <= promised),
  constraint merchant_ratings_check3 CHECK (faulty >= 0 AND faulty <= parts),
  constraint merchant_ratings_check4 CHECK (returned >= 0 AND returned <= units),
  constraint merchant_ratings_check5 CHECK (answered >= 0 AND answered <= asked),
  constraint merchant_ratings_check6 CHECK (refused >= 0 AND refused <= came),
  constraint merchant_ratings_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_ratings_parts_check CHECK (parts >= 0),
  constraint merchant_ratings_reviews_check CHECK (reviews >= 0),
  constraint merchant_ratings_shop_raters_check CHECK (shop_raters >= 0),
  constraint merchant_ratings_shop_stars_check CHECK (shop_stars >= 0),
  constraint merchant_ratings_stars_check CHECK (stars >= 0),
  constraint merchant_ratings_units_check CHECK (units >= 0)
);
CREATE INDEX merchant_ratings_category_id_idx ON merchant_ratings USING btree (category_id);

create table merchant_sending (
  merchant_id bigint not null,
  preparing_days smallint not null,
  cut_off_hour smallint not null,
  ships_with text not null,
  free_delivery_from integer,
  constraint merchant_sending_pkey PRIMARY KEY (merchant_id),
  constraint merchant_sending_cut_off_hour_check CHECK (cut_off_hour >= 0 AND cut_off_hour <= 24),
  constraint merchant_sending_free_delivery_from_check CHECK (free_delivery_from > 0),
  constraint merchant_sending_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_sending_preparing_days_check CHECK (preparing_days >= 0 AND preparing_days <= 7)
);
CREATE TRIGGER merchant_sending_delete_notify AFTER DELETE ON merchant_sending REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER merchant_sending_insert_notify AFTER INSERT ON merchant_sending REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER merchant_sending_truncated AFTER TRUNCATE ON merchant_sending FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER merchant_sending_update_notify AFTER UPDATE ON merchant_sending REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table merchant_warnings (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  step smallint not null,
  body text not null,
  sent_by bigint not null,
  sent_at timestamp with time zone not null,
  constraint merchant_warnings_pkey PRIMARY KEY (id),
  constraint merchant_warnings_body_check CHECK (body <> ''::text),
  constraint merchant_warnings_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint merchant_warnings_step_check CHECK (step >= 1 AND step <= 3)
);
CREATE INDEX merchant_warnings_merchant_id_id_idx ON merchant_warnings USING btree (merchant_id, id DESC);
CREATE INDEX merchant_warnings_sent_at_idx ON merchant_warnings USING btree (sent_at);

create table merchants (
  id bigint not null generated always as identity (start with 1),
  name_ar text not null default ''::text,
  logo text not null default ''::text,
  status text not null default 'active'::text,
  status_reason text not null default ''::text,
  holiday_until date,
  closed_at timestamp with time zone,
  reviews_products boolean not null default false,
  low_stock_at integer not null default 3,
  entity_kind text not null default 'company'::text,
  activity text not null default ''::text,
  legal_name text not null default ''::text,
  commercial_register text not null default ''::text,
  tax_number text not null default ''::text,
  vat_registered boolean not null default false,
  address text not null default ''::text,
  return_address text not null default ''::text,
  phone text not null default ''::text,
  email text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint merchants_pkey PRIMARY KEY (id),
  constraint merchants_check CHECK (holiday_until IS NULL OR status = 'on_holiday'::text),
  constraint merchants_entity_kind_check CHECK (entity_kind = ANY (ARRAY['person'::text, 'sole'::text, 'company'::text])),
  constraint merchants_low_stock_at_check CHECK (low_stock_at >= 0 AND low_stock_at <= 10000),
  constraint merchants_status_check CHECK (status = ANY (ARRAY['applied'::text, 'under_review'::text, 'needs_info'::text, 'rejected'::text, 'active'::text, 'on_holiday'::text, 'restricted'::text, 'suspended'::text, 'closed'::text]))
);
CREATE TRIGGER merchants_delete_notify AFTER DELETE ON merchants REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION merchants_inserted();
CREATE TRIGGER merchants_insert_notify AFTER INSERT ON merchants REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION merchants_inserted();
CREATE TRIGGER merchants_set_listed AFTER UPDATE OF status ON merchants FOR EACH ROW WHEN (merchant_shows(old.status) IS DISTINCT FROM merchant_shows(new.status)) EXECUTE FUNCTION merchants_set_listed();
CREATE TRIGGER merchants_set_low AFTER UPDATE OF low_stock_at ON merchants FOR EACH ROW WHEN (old.low_stock_at IS DISTINCT FROM new.low_stock_at) EXECUTE FUNCTION merchants_set_low();
CREATE TRIGGER merchants_truncated AFTER TRUNCATE ON merchants FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER merchants_update_notify AFTER UPDATE ON merchants REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION merchants_updated();

create table message_texts (
  name text not null,
  title text,
  body text,
  sms text,
  number integer not null,
  saved_at timestamp with time zone not null,
  saved_by bigint,
  constraint message_texts_pkey PRIMARY KEY (name),
  constraint message_texts_body_check CHECK (body <> ''::text),
  constraint message_texts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL,
  constraint message_texts_sms_check CHECK (sms <> ''::text),
  constraint message_texts_title_check CHECK (title <> ''::text)
);
CREATE TRIGGER message_texts_delete_notify AFTER DELETE ON message_texts REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER message_texts_insert_notify AFTER INSERT ON message_texts REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER message_texts_truncated AFTER TRUNCATE ON message_texts FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER message_texts_update_notify AFTER UPDATE ON message_texts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table messages (
  id bigint not null generated always as identity (start with 1),
  user_id bigint,
  channel text not null,
  recipient text not null,
  subject text not null default ''::text,
  body text not null,
  secret boolean not null default false,
  good_until timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  tries integer not null default 0,
  last_error text,
  constraint messages_pkey PRIMARY KEY (id),
  constraint messages_channel_check CHECK (channel = ANY (ARRAY['sms'::text, 'email'::text, 'whatsapp'::text])),
  constraint messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX messages_created_at_idx ON messages USING btree (created_at DESC);
CREATE INDEX messages_to_strangers ON messages USING btree (recipient) WHERE user_id IS NULL;
CREATE INDEX messages_user_id_idx ON messages USING btree (user_id);

create table migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default clock_timestamp(),
  constraint migrations_pkey PRIMARY KEY (name, checksum)
);

create table money_acts (
  id bigint not null generated always as identity (start with 1),
  action text not null,
  subject text not null,
  beneficiary_id bigint,
  amount bigint not null,
  people integer not null,
  asked jsonb not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  done_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint money_acts_pkey PRIMARY KEY (id),
  constraint money_acts_amount_check CHECK (amount > 0),
  constraint money_acts_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint money_acts_check CHECK (num_nonnulls(done_at, withdrawn_at) < 2),
  constraint money_acts_people_check CHECK (people > 0)
);
CREATE INDEX money_acts_of_given ON money_acts USING btree (action, beneficiary_id, asked_at) WHERE beneficiary_id IS NOT NULL;
CREATE INDEX money_acts_of_giver ON money_acts USING btree (action, asked_by, asked_at);
CREATE UNIQUE INDEX money_acts_one ON money_acts USING btree (action, subject) WHERE withdrawn_at IS NULL;
CREATE INDEX money_acts_waiting ON money_acts USING btree (asked_at, id) WHERE done_at IS NULL AND withdrawn_at IS NULL;
CREATE CONSTRAINT TRIGGER money_acts_signed AFTER INSERT OR UPDATE ON money_acts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.done_at IS NOT NULL) EXECUTE FUNCTION money_act_signed();

create table money_signatures (
  act_id bigint not null,
  user_id bigint not null,
  signed_at timestamp with time zone not null,
  constraint money_signatures_pkey PRIMARY KEY (act_id, user_id),
  constraint money_signatures_act_id_fkey FOREIGN KEY (act_id) REFERENCES money_acts(id),
  constraint money_signatures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table monthly_sales (
  month date not null,
  merchant_id bigint not null,
  facet text not null,
  key text not null,
  orders integer not null,
  units integer not null,
  amount bigint not null,
  delivered integer not null,
  returned integer not null,
  commission bigint not null,
  commission_vat bigint not null,
  constraint monthly_sales_pkey PRIMARY KEY (merchant_id, facet, month, key)
);
CREATE INDEX monthly_sales_by_month ON monthly_sales USING btree (facet, month, merchant_id) INCLUDE (key, orders, units, amount, delivered, returned, commission, commission_vat);

create table muted_channels (
  user_id bigint not null,
  channel text not null,
  constraint muted_channels_pkey PRIMARY KEY (user_id, channel),
  constraint muted_channels_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'sms'::text])),
  constraint muted_channels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER muted_channels_of_the_living BEFORE INSERT ON muted_channels FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table night_notices (
  user_id bigint not null,
  constraint night_notices_pkey PRIMARY KEY (user_id),
  constraint night_notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER night_notices_of_the_living BEFORE INSERT ON night_notices FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table notifications (
  id bigint not null default timed_id('notifications_id_seq'::text),
  user_id bigint not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  act text,
  created_at timestamp with time zone not null,
  read_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_act_check CHECK (act = ANY (ARRAY['confirm'::text, 'pay'::text, 'review'::text, 'reply'::text, 'buy'::text, 'checkout'::text, 'accept'::text])),
  constraint notifications_kind_check CHECK (kind = ANY (ARRAY['orders'::text, 'messages'::text, 'money'::text, 'watched'::text, 'cart'::text, 'offers'::text, 'account'::text])),
  constraint notifications_link_check CHECK (link ~~ '/%'::text),
  constraint notifications_title_check CHECK (title <> ''::text),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notifications_created_at_idx ON notifications USING brin (created_at);
CREATE INDEX notifications_unread ON notifications USING btree (user_id, kind) WHERE read_at IS NULL;
CREATE INDEX notifications_user_id_id_idx ON notifications USING btree (user_id, id DESC);
CREATE INDEX notifications_user_id_kind_id_idx ON notifications USING btree (user_id, kind, id DESC);

create table one_time_codes (
  id bigint not null generated always as identity (start with 1),
  user_id bigint,
  receiver text,
  purpose text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint one_time_codes_pkey PRIMARY KEY (id),
  constraint one_time_codes_check CHECK (num_nonnulls(user_id, receiver) = 1),
  constraint one_time_codes_purpose_check CHECK (purpose = ANY (ARRAY['verify_mobile'::text, 'reset_password'::text, 'confirm_order'::text, 'enter'::text, 'confirm_owner'::text, 'caller'::text, 'prove_email'::text, 'prove_mobile'::text])),
  constraint one_time_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX one_time_codes_receiver_purpose_created_at_idx ON one_time_codes USING btree (receiver, purpose, created_at DESC) WHERE receiver IS NOT NULL;
CREATE INDEX one_time_codes_user_id_purpose_created_at_idx ON one_time_codes USING btree (user_id, purpose, created_at DESC);
CREATE TRIGGER one_time_codes_of_the_living BEFORE INSERT ON one_time_codes FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table order_events (
  id bigint not null generated always as identity (start with 1),
  merchant_order_id bigint not null,
  parcel_id bigint,
  event text not null,
  from_status text,
  to_status text not null,
  role text not null,
  user_id bigint,
  reason text not null default ''::text,
  cancelled jsonb not null default '[]'::jsonb,
  request_id text not null default ''::text,
  happened_at timestamp with time zone not null default now(),
  constraint order_events_pkey PRIMARY KEY (id),
  constraint order_events_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint order_events_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id)
);
CREATE INDEX order_events_merchant_order_id_id_idx ON order_events USING btree (merchant_order_id, id);
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE ON order_events FOR EACH ROW EXECUTE FUNCTION only_reason_forgotten();

create table order_lines (
  id bigint not null default timed_id('order_lines_id_seq'::text),
  merchant_order_id bigint not null,
  product_id bigint not null,
  variant_id bigint not null,
  category_id bigint,
  title text not null,
  options text not null default ''::text,
  image text not null default ''::text,
  not_returnable text not null default ''::text,
  unit_price integer not null,
  quantity integer not null,
  open integer not null,
  cancelled integer not null default 0,
  expired integer not null default 0,
  in_parcel integer not null default 0,
  delivered integer not null default 0,
  failed integer not null default 0,
  returned integer not null default 0,
  tax_class text not null default 'standard'::text,
  vat integer not null,
  vat_percent numeric(4,2) not null,
  discount integer not null default 0,
  platform_discount integer not null default 0,
  commission_percent numeric(5,2) not null default 0,
  commission integer not null default 0,
  commission_vat integer not null default 0,
  constraint order_lines_pkey PRIMARY KEY (id),
  constraint order_lines_cancelled_check CHECK (cancelled >= 0),
  constraint order_lines_check CHECK (expired >= 0 AND expired <= cancelled),
  constraint order_lines_check1 CHECK (returned >= 0 AND returned <= delivered),
  constraint order_lines_check2 CHECK (discount >= 0 AND discount <= (unit_price::bigint * quantity)),
  constraint order_lines_check3 CHECK (platform_discount >= 0 AND platform_discount <= discount),
  constraint order_lines_check4 CHECK (quantity = (open + cancelled + in_parcel + delivered + failed)),
  constraint order_lines_commission_check CHECK (commission >= 0),
  constraint order_lines_commission_percent_check CHECK (commission_percent >= 0::numeric AND commission_percent <= 100::numeric),
  constraint order_lines_commission_vat_check CHECK (commission_vat >= 0),
  constraint order_lines_delivered_check CHECK (delivered >= 0),
  constraint order_lines_failed_check CHECK (failed >= 0),
  constraint order_lines_in_parcel_check CHECK (in_parcel >= 0),
  constraint order_lines_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint order_lines_merchant_order_id_variant_id_key UNIQUE (merchant_order_id, variant_id),
  constraint order_lines_open_check CHECK (open >= 0),
  constraint order_lines_quantity_check CHECK (quantity > 0),
  constraint order_lines_tax_class_check CHECK (tax_class = ANY (ARRAY['standard'::text, 'reduced'::text, 'exempt'::text, 'schedule'::text])),
  constraint order_lines_unit_price_check CHECK (unit_price > 0),
  constraint order_lines_vat_check CHECK (vat >= 0)
);
CREATE INDEX order_lines_product ON order_lines USING btree (product_id);
CREATE TRIGGER order_lines_added AFTER INSERT ON order_lines REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION lines_made_stale();
CREATE TRIGGER order_lines_agreed BEFORE UPDATE ON order_lines FOR EACH ROW EXECUTE FUNCTION keeps_what_was_agreed('product_id', 'variant_id', 'title', 'options', 'unit_price', 'quantity', 'tax_class', 'vat', 'vat_percent', 'discount', 'platform_discount', 'commission_percent', 'commission', 'commission_vat');
CREATE TRIGGER order_lines_keep BEFORE INSERT ON order_lines FOR EACH ROW EXECUTE FUNCTION order_lines_keep();
CREATE TRIGGER order_lines_moved AFTER UPDATE ON order_lines REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION lines_made_stale();

create table order_notes (
  id bigint not null generated always as identity (start with 1),
  order_id bigint not null,
  merchant_id bigint,
  user_id bigint not null,
  body text not null,
  written_at timestamp with time zone not null,
  constraint order_notes_pkey PRIMARY KEY (id),
  constraint order_notes_body_check CHECK (body <> ''::text),
  constraint order_notes_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id)
);
CREATE INDEX order_notes_order_id_id_idx ON order_notes USING btree (order_id, id);
CREATE TRIGGER order_notes_append_only BEFORE UPDATE ON order_notes FOR EACH ROW EXECUTE FUNCTION never_changed();

create table orders (
  id bigint not null default timed_id('orders_id_seq'::text),
  user_id bigint not null,
  placed_at timestamp with time zone not null default now(),
  address jsonb not null,
  gift jsonb,
  mobile text not null generated always as ((address ->> 'mobile'::text)) stored,
  names tsvector not null generated always as (name_words((address ->> 'recipient'::text))) stored,
  place text not null generated always as (fold_place(address)) stored,
  payment_method text not null,
  goods integer not null,
  discount integer not null default 0,
  delivery integer not null,
  packaging integer not null,
  admin_fee integer not null,
  total integer not null,
  terms_version text not null,
  constraint orders_pkey PRIMARY KEY (id),
  constraint orders_admin_fee_check CHECK (admin_fee >= 0),
  constraint orders_check CHECK (discount >= 0 AND discount <= goods),
  constraint orders_delivery_check CHECK (delivery >= 0),
  constraint orders_goods_check CHECK (goods > 0),
  constraint orders_packaging_check CHECK (packaging >= 0),
  constraint orders_payment_method_check CHECK (payment_method = ANY (ARRAY['cash_on_delivery'::text, 'card'::text, 'wallet'::text, 'kiosk'::text, 'fawry'::text, 'bank_transfer'::text, 'store_credit'::text])),
  constraint orders_total CHECK (total = (goods - discount + delivery + packaging + admin_fee)),
  constraint orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX orders_mobile_ending ON orders USING btree (reverse(mobile) text_pattern_ops);
CREATE INDEX orders_mobile_newest ON orders USING btree (mobile, id DESC);
CREATE INDEX orders_names ON orders USING gin (names);
CREATE INDEX orders_place_idx ON orders USING btree (place);
CREATE INDEX orders_user_id_id_idx ON orders USING btree (user_id, id DESC);
CREATE TRIGGER copy_payment_method AFTER UPDATE OF payment_method ON orders FOR EACH ROW WHEN (old.payment_method IS DISTINCT FROM new.payment_method) EXECUTE FUNCTION copy_payment_method();

create table page_versions (
  name text not null,
  number integer not null,
  version text not null,
  sections jsonb not null,
  saved_at timestamp with time zone not null,
  saved_by bigint,
  constraint page_versions_pkey PRIMARY KEY (name, number),
  constraint page_versions_name_version_key UNIQUE (name, version)
);
CREATE TRIGGER page_versions_append_only BEFORE DELETE OR UPDATE ON page_versions FOR EACH ROW EXECUTE FUNCTION never_changed();

create table pages (
  name text not null,
  number integer not null default 1,
  version text not null,
  sections jsonb not null,
  saved_at timestamp with time zone not null default now(),
  saved_by bigint,
  constraint pages_pkey PRIMARY KEY (name),
  constraint pages_name_check CHECK (name = ANY (ARRAY['about'::text, 'terms'::text, 'privacy'::text, 'complaints'::text, 'credits'::text]))
);
CREATE TRIGGER pages_delete_notify AFTER DELETE ON pages REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER pages_insert_notify AFTER INSERT ON pages REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER pages_truncated AFTER TRUNCATE ON pages FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER pages_update_notify AFTER UPDATE ON pages REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();
CREATE TRIGGER pages_versioned AFTER INSERT OR UPDATE ON pages FOR EACH ROW EXECUTE FUNCTION store_page_version();

create table parcel_lines (
  id bigint not null generated always as identity (start with 1),
  parcel_id bigint not null,
  order_line_id bigint not null,
  quantity integer not null,
  net integer not null default 0,
  restocked integer not null default 0,
  constraint parcel_lines_pkey PRIMARY KEY (id),
  constraint parcel_lines_check CHECK (restocked >= 0 AND restocked <= quantity),
  constraint parcel_lines_net_check CHECK (net >= 0),
  constraint parcel_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint parcel_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint parcel_lines_parcel_id_order_line_id_key UNIQUE (parcel_id, order_line_id),
  constraint parcel_lines_quantity_check CHECK (quantity >= 0)
);
CREATE INDEX parcel_lines_order_line_id_idx ON parcel_lines USING btree (order_line_id);

create table parcel_photos (
  picture text not null,
  parcel_id bigint not null,
  sent_at timestamp with time zone not null,
  constraint parcel_photos_pkey PRIMARY KEY (picture),
  constraint parcel_photos_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id)
);

create table parcel_reports (
  carrier text not null,
  report_id text not null,
  parcel_id bigint not null,
  event text not null,
  outcome text not null,
  received_at timestamp with time zone not null,
  constraint parcel_reports_pkey PRIMARY KEY (carrier, report_id),
  constraint parcel_reports_outcome_check CHECK (outcome = ANY (ARRAY['done'::text, 'late'::text])),
  constraint parcel_reports_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id)
);

create table parcels (
  id bigint not null default timed_id('parcels_id_seq'::text),
  merchant_order_id bigint not null,
  state text not null default 'packed'::text,
  carrier text not null,
  tracking_number text,
  attempts integer not null default 0,
  out_for_delivery boolean not null default false,
  delivery_code text,
  proof text not null default ''::text,
  condition text,
  fees integer not null default 0,
  credit integer not null default 0,
  packed_at timestamp with time zone not null default now(),
  handed_over_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint parcels_pkey PRIMARY KEY (id),
  constraint parcels_attempts_check CHECK (attempts >= 0),
  constraint parcels_carrier_check CHECK (carrier <> ''::text),
  constraint parcels_carrier_tracking_number_key UNIQUE (carrier, tracking_number),
  constraint parcels_check CHECK ((state = 'returned'::text) = (condition IS NOT NULL)),
  constraint parcels_condition_check CHECK (condition = ANY (ARRAY['sellable'::text, 'damaged'::text, 'lost'::text])),
  constraint parcels_credit_check CHECK (credit >= 0),
  constraint parcels_fees_check CHECK (fees >= 0),
  constraint parcels_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint parcels_state_check CHECK (state = ANY (ARRAY['packed'::text, 'shipped'::text, 'delivered'::text, 'undelivered'::text, 'lost'::text, 'damaged'::text, 'returned'::text, 'cancelled'::text]))
);
CREATE INDEX parcels_by_tracking ON parcels USING btree (tracking_number) WHERE tracking_number IS NOT NULL;
CREATE INDEX parcels_merchant_order_id_idx ON parcels USING btree (merchant_order_id);

create unlogged table passkey_challenges (
  challenge text not null,
  user_id bigint,
  expires_at timestamp with time zone not null,
  constraint passkey_challenges_pkey PRIMARY KEY (challenge)
);
CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges USING btree (expires_at);

create table passkeys (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  device text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id),
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user_id_idx ON passkeys USING btree (user_id);
CREATE TRIGGER passkeys_of_the_living BEFORE INSERT ON passkeys FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table payment_events (
  id bigint not null generated always as identity (start with 1),
  provider text not null,
  event_id text,
  kind text,
  reference text,
  payment_id bigint,
  transaction text,
  amount bigint,
  currency text,
  outcome text not null,
  body bytea,
  received_at timestamp with time zone not null,
  seen_at timestamp with time zone,
  seen_by bigint,
  constraint payment_events_pkey PRIMARY KEY (id),
  constraint payment_events_check CHECK ((outcome = 'forged_signature'::text) = (event_id IS NULL)),
  constraint payment_events_check1 CHECK ((seen_at IS NULL) = (seen_by IS NULL)),
  constraint payment_events_outcome_check CHECK (outcome = ANY (ARRAY['done'::text, 'nothing_new'::text, 'forged_signature'::text, 'amount_differs'::text, 'currency_differs'::text, 'payment_not_found'::text, 'for_staff'::text])),
  constraint payment_events_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint payment_events_provider_event_id_key UNIQUE (provider, event_id),
  constraint payment_events_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES users(id)
);
CREATE INDEX payment_events_for_staff ON payment_events USING btree (id) WHERE (outcome <> ALL (ARRAY['done'::text, 'nothing_new'::text])) AND seen_at IS NULL;
CREATE INDEX payment_events_payment_id_id_idx ON payment_events USING btree (payment_id, id);
CREATE INDEX payment_events_received_at_idx ON payment_events USING btree (received_at) WHERE outcome = 'forged_signature'::text;

create table payment_shares (
  payment_id bigint not null,
  merchant_order_id bigint not null,
  amount integer not null,
  captured integer not null default 0,
  refund_claimed integer not null default 0,
  refunded integer not null default 0,
  charged_back integer not null default 0,
  constraint payment_shares_pkey PRIMARY KEY (payment_id, merchant_order_id),
  constraint payment_shares_amount_check CHECK (amount > 0),
  constraint payment_shares_check CHECK (captured = 0 OR captured = amount),
  constraint payment_shares_check1 CHECK (refunded >= 0 AND refunded <= refund_claimed AND refund_claimed <= captured),
  constraint payment_shares_check2 CHECK (charged_back >= 0 AND (refund_claimed + charged_back) <= captured),
  constraint payment_shares_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint payment_shares_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE INDEX payment_shares_merchant_order_id_idx ON payment_shares USING btree (merchant_order_id);

create table payments (
  id bigint not null generated always as identity (start with 1),
  order_id bigint not null,
  provider text not null default 'cash'::text,
  method text not null,
  amount integer not null,
  status text not null,
  created_at timestamp with time zone not null default now(),
  reference text,
  provider_reference text,
  transaction text,
  url text,
  code text,
  asked_at timestamp with time zone,
  opened_at timestamp with time zone,
  expires_at timestamp with time zone,
  inquired_at timestamp with time zone,
  extended boolean not null default false,
  captured integer not null default 0,
  captured_at timestamp with time zone,
  overpaid boolean not null default false,
  remitted boolean not null default false,
  refund_claimed integer not null default 0,
  refunded integer not null default 0,
  proof text,
  proof_at timestamp with time zone,
  proof_refusal text,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_amount_check CHECK (amount > 0),
  constraint payments_check CHECK (captured = 0 OR captured = amount),
  constraint payments_check1 CHECK ((captured > 0) = (captured_at IS NOT NULL)),
  constraint payments_check2 CHECK (refunded >= 0 AND refunded <= refund_claimed AND refund_claimed <= captured),
  constraint payments_check3 CHECK ((proof IS NULL) = (proof_at IS NULL)),
  constraint payments_check4 CHECK (proof_refusal IS NULL OR proof IS NOT NULL),
  constraint payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint payments_proof_refusal_check CHECK (proof_refusal <> ''::text),
  constraint payments_provider_provider_reference_key UNIQUE (provider, provider_reference),
  constraint payments_provider_transaction_key UNIQUE (provider, transaction),
  constraint payments_reference_key UNIQUE (reference),
  constraint payments_status_check CHECK (status = ANY (ARRAY['expected'::text, 'created'::text, 'pending'::text, 'authorised'::text, 'captured'::text, 'partly_refunded'::text, 'refunded'::text, 'failed'::text, 'expired'::text, 'voided'::text, 'disputed'::text, 'lost'::text, 'won'::text]))
);
CREATE UNIQUE INDEX payments_created ON payments USING btree (order_id) WHERE status = 'created'::text;
CREATE INDEX payments_disputed ON payments USING btree (id) WHERE status = 'disputed'::text;
CREATE INDEX payments_held ON payments USING btree (provider, captured_at) WHERE captured > 0 AND NOT remitted;
CREATE INDEX payments_order_id_idx ON payments USING btree (order_id);
CREATE UNIQUE INDEX payments_pending ON payments USING btree (order_id) WHERE status = 'pending'::text;
CREATE INDEX payments_transfers ON payments USING btree (id) WHERE provider = 'manual'::text AND captured = 0 AND (status = 'pending'::text OR status = 'expired'::text AND proof IS NOT NULL AND proof_refusal IS NULL);
CREATE INDEX payments_unanswered ON payments USING btree (asked_at) WHERE captured = 0 AND asked_at IS NOT NULL;
CREATE TRIGGER payment_disputed AFTER UPDATE OF status ON payments FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status AND ('disputed'::text = old.status OR 'disputed'::text = new.status)) EXECUTE FUNCTION dispute_made_stale();

create table payout_batches (
  id bigint not null generated always as identity (start with 1),
  day date not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  constraint payout_batches_pkey PRIMARY KEY (id),
  constraint payout_batches_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint payout_batches_day_key UNIQUE (day)
);

create table payout_channels (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  kind text not null,
  holder text not null,
  sealed bytea not null,
  masked text not null,
  confirmed_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  constraint payout_channels_pkey PRIMARY KEY (id),
  constraint payout_channels_kind_check CHECK (kind = ANY (ARRAY['instapay'::text, 'wallet'::text, 'bank'::text])),
  constraint payout_channels_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX payout_channels_one ON payout_channels USING btree (user_id) WHERE replaced_at IS NULL;
CREATE TRIGGER payout_channels_of_the_living BEFORE INSERT ON payout_channels FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table payouts (
  id bigint not null default timed_id('payouts_id_seq'::text),
  merchant_id bigint not null,
  batch_id bigint not null,
  state text not null,
  amount bigint not null,
  withheld bigint not null default 0,
  withheld_percent numeric(5,2) not null default 0,
  entries integer not null default 0,
  first_day date,
  last_day date,
  orders integer not null default 0,
  sales bigint not null default 0,
  attempt integer not null default 1,
  created_by bigint,
  created_at timestamp with time zone not null,
  approved_by bigint,
  approved_at timestamp with time zone,
  sent_by bigint,
  sent_at timestamp with time zone,
  ended_at timestamp with time zone,
  bank_reference text not null default ''::text,
  failure text not null default ''::text,
  kind text,
  holder text,
  number bytea,
  tail text,
  constraint payouts_pkey PRIMARY KEY (id),
  constraint payouts_amount_check CHECK (amount > 0),
  constraint payouts_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  constraint payouts_attempt_check CHECK (attempt > 0),
  constraint payouts_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES payout_batches(id),
  constraint payouts_check CHECK (withheld >= 0 AND withheld < amount),
  constraint payouts_check1 CHECK (approved_by IS NULL OR created_by IS NULL OR approved_by <> created_by),
  constraint payouts_check2 CHECK ((state <> ALL (ARRAY['approved'::text, 'processing'::text, 'paid'::text])) OR approved_by IS NOT NULL AND number IS NOT NULL),
  constraint payouts_check3 CHECK ((state <> ALL (ARRAY['processing'::text, 'paid'::text])) OR sent_at IS NOT NULL),
  constraint payouts_check4 CHECK ((state = ANY (ARRAY['paid'::text, 'failed'::text])) = (ended_at IS NOT NULL)),
  constraint payouts_check5 CHECK ((first_day IS NULL) = (last_day IS NULL) AND first_day <= last_day),
  constraint payouts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint payouts_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint payouts_sales_check CHECK (sales >= 0),
  constraint payouts_sender_differs CHECK (created_by IS NOT NULL OR sent_by IS NULL OR sent_by <> approved_by),
  constraint payouts_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint payouts_state_check CHECK (state = ANY (ARRAY['draft'::text, 'approved'::text, 'processing'::text, 'paid'::text, 'failed'::text]))
);
CREATE INDEX payouts_batch_id_idx ON payouts USING btree (batch_id);
CREATE INDEX payouts_by_state ON payouts USING btree (state, id DESC);
CREATE INDEX payouts_merchant_id_id_idx ON payouts USING btree (merchant_id, id DESC);
CREATE UNIQUE INDEX payouts_open ON payouts USING btree (merchant_id) WHERE state <> 'paid'::text;
CREATE TRIGGER payouts_added AFTER INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION payouts_count();
CREATE TRIGGER payouts_moved AFTER UPDATE ON payouts FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.amount IS DISTINCT FROM new.amount) EXECUTE FUNCTION payouts_count();

create table pictures (
  audience text not null,
  hash text not null,
  look_at timestamp with time zone not null,
  constraint pictures_pkey PRIMARY KEY (audience, hash),
  constraint pictures_audience_check CHECK (audience = ANY (ARRAY['public'::text, 'private'::text]))
);
CREATE INDEX pictures_look_at_idx ON pictures USING btree (look_at);

create table product_batch_rows (
  batch_id bigint not null,
  product_id bigint not null,
  variant_id bigint,
  before text not null,
  after text not null,
  constraint product_batch_rows_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES product_batches(id)
);
CREATE INDEX product_batch_rows_batch_id_idx ON product_batch_rows USING btree (batch_id);

create table product_batches (
  id bigint not null generated always as identity (start with 1),
  made_by bigint not null,
  merchant_id bigint,
  change jsonb not null,
  made_at timestamp with time zone not null,
  undone_at timestamp with time zone,
  constraint product_batches_pkey PRIMARY KEY (id),
  constraint product_batches_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id)
);

create table product_prices (
  id bigint not null generated always as identity (start with 1),
  product_id bigint not null,
  price integer not null,
  since timestamp with time zone not null,
  constraint product_prices_pkey PRIMARY KEY (id),
  constraint product_prices_price_check CHECK (price > 0),
  constraint product_prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_prices_of ON product_prices USING btree (product_id, since);

create table product_ratings (
  product_id bigint not null,
  one integer not null default 0,
  two integer not null default 0,
  three integer not null default 0,
  four integer not null default 0,
  five integer not null default 0,
  smaller integer not null default 0,
  right_size integer not null default 0,
  larger integer not null default 0,
  pictured integer not null default 0,
  sizes jsonb not null default '{}'::jsonb,
  constraint product_ratings_pkey PRIMARY KEY (product_id),
  constraint product_ratings_five_check CHECK (five >= 0),
  constraint product_ratings_four_check CHECK (four >= 0),
  constraint product_ratings_larger_check CHECK (larger >= 0),
  constraint product_ratings_one_check CHECK (one >= 0),
  constraint product_ratings_pictured_check CHECK (pictured >= 0),
  constraint product_ratings_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_ratings_right_size_check CHECK (right_size >= 0),
  constraint product_ratings_sizes_check CHECK (jsonb_typeof(sizes) = 'object'::text),
  constraint product_ratings_smaller_check CHECK (smaller >= 0),
  constraint product_ratings_three_check CHECK (three >= 0),
  constraint product_ratings_two_check CHECK (two >= 0)
);

create table product_watches (
  user_id bigint not null,
  product_id bigint not null,
  kind text not null,
  seen_price integer not null,
  created_at timestamp with time zone not null,
  constraint product_watches_pkey PRIMARY KEY (user_id, product_id, kind),
  constraint product_watches_kind_check CHECK (kind = ANY (ARRAY['stock'::text, 'price'::text])),
  constraint product_watches_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_watches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX product_watches_created_at_idx ON product_watches USING btree (created_at);
CREATE INDEX product_watches_product_id_idx ON product_watches USING btree (product_id);
CREATE TRIGGER product_watches_of_the_living BEFORE INSERT ON product_watches FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table products (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  category_id bigint not null,
  brand_id bigint,
  subcategory_id bigint,
  code text not null default ''::text,
  title text not null,
  description text not null default ''::text,
  specifications jsonb not null default '[]'::jsonb,
  images jsonb not null default '[]'::jsonb,
  option_names text[] not null default '{}'::text[],
  price integer not null,
  original_price integer,
  not_returnable text,
  tax_class text,
  origin text not null default ''::text,
  maker text not null default ''::text,
  warranty_months integer,
  hazards text not null default ''::text,
  low_stock_at integer,
  status text not null default 'published'::text,
  taken_off boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  number_of_requests integer not null default 0,
  in_stock boolean not null default false,
  low_stock boolean not null default false,
  listed boolean not null default false,
  on_sale boolean not null generated always as (((original_price IS NOT NULL) AND (original_price > price))) stored,
  attributes text[] not null default '{}'::text[],
  search_words tsvector not null default ''::tsvector,
  constraint products_pkey PRIMARY KEY (id),
  constraint products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_hazards_check CHECK (char_length(hazards) <= 1000),
  constraint products_low_stock_at_check CHECK (low_stock_at >= 0 AND low_stock_at <= 10000),
  constraint products_maker_check CHECK (char_length(maker) <= 120),
  constraint products_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint products_not_returnable_check CHECK (not_returnable = ANY (ARRAY[''::text, 'made_to_order'::text, 'hygiene'::text, 'perishable'::text, 'unsealed_media'::text, 'digital'::text, 'jewellery'::text, 'other'::text])),
  constraint products_origin_check CHECK (char_length(origin) <= 60),
  constraint products_original_price_check CHECK (original_price > 0),
  constraint products_price_check CHECK (price > 0),
  constraint products_status_check CHECK (status = ANY (ARRAY['draft'::text, 'in_review'::text, 'published'::text, 'hidden'::text])),
  constraint products_subcategory_id_category_id_fkey FOREIGN KEY (subcategory_id, category_id) REFERENCES subcategories(id, category_id) ON DELETE SET NULL (subcategory_id),
  constraint products_tax_class_check CHECK (tax_class = ANY (ARRAY['standard'::text, 'reduced'::text, 'exempt'::text, 'schedule'::text])),
  constraint products_title_check CHECK (char_length(title) >= 1 AND char_length(title) <= 300),
  constraint products_warranty_months_check CHECK (warranty_months >= 0 AND warranty_months <= 240)
);
CREATE INDEX products_attributes ON products USING gin (attributes) WHERE listed;
CREATE INDEX products_brand_newest ON products USING btree (brand_id, created_at DESC, id DESC) WHERE listed;
CREATE INDEX products_category_brand ON products USING btree (category_id, brand_id) WHERE listed;
CREATE INDEX products_category_merchant ON products USING btree (category_id, merchant_id) WHERE listed;
CREATE INDEX products_category_newest ON products USING btree (category_id, created_at DESC, id DESC) WHERE listed;
CREATE INDEX products_category_price ON products USING btree (category_id, price, id) WHERE listed;
CREATE INDEX products_category_requested ON products USING btree (category_id, number_of_requests DESC, id DESC) WHERE listed;
CREATE UNIQUE INDEX products_code ON products USING btree (merchant_id, code) WHERE code <> ''::text;
CREATE INDEX products_code_found ON products USING btree (upper(code) text_pattern_ops) WHERE code <> ''::text;
CREATE INDEX products_low_by_price ON products USING btree (price, id) WHERE low_stock AND status = 'published'::text;
CREATE INDEX products_managed_brand ON products USING btree (brand_id, id DESC);
CREATE INDEX products_managed_category ON products USING btree (category_id, id DESC);
CREATE INDEX products_managed_category_price ON products USING btree (category_id, price, id);
CREATE INDEX products_managed_low ON products USING btree (id DESC) WHERE low_stock AND status = 'published'::text;
CREATE INDEX products_managed_merchant ON products USING btree (merchant_id, id DESC);
CREATE INDEX products_managed_merchant_category ON products USING btree (merchant_id, category_id, id DESC);
CREATE INDEX products_managed_merchant_low ON products USING btree (merchant_id, id DESC) WHERE low_stock AND status = 'published'::text;
CREATE INDEX products_managed_merchant_price ON products USING btree (merchant_id, price, id);
CREATE INDEX products_managed_merchant_requested ON products USING btree (merchant_id, number_of_requests DESC, id DESC);
CREATE INDEX products_managed_out ON products USING btree (id DESC) WHERE NOT in_stock;
CREATE INDEX products_managed_price ON products USING btree (price, id);
CREATE INDEX products_managed_requested ON products USING btree (number_of_requests DESC, id DESC);
CREATE INDEX products_managed_status ON products USING btree (status, id DESC);
CREATE INDEX products_merchant_newest ON products USING btree (merchant_id, created_at DESC, id DESC) WHERE listed;
CREATE INDEX products_newest ON products USING btree (created_at DESC, id DESC) WHERE listed;
CREATE INDEX products_out_by_price ON products USING btree (price, id) WHERE NOT in_stock;
CREATE INDEX products_price ON products USING btree (price, id) WHERE listed;
CREATE INDEX products_requested ON products USING btree (number_of_requests DESC, id DESC) WHERE listed;
CREATE INDEX products_search ON products USING gin (search_words);
CREATE INDEX products_subcategory_id_idx ON products USING btree (subcategory_id) WHERE subcategory_id IS NOT NULL;
CREATE TRIGGER products_added AFTER INSERT ON products REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION products_count();
CREATE TRIGGER products_delete_notify AFTER DELETE ON products REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_gone AFTER DELETE ON products REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION products_count();
CREATE TRIGGER products_insert_notify AFTER INSERT ON products REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_log_price AFTER INSERT OR UPDATE OF price ON products FOR EACH ROW EXECUTE FUNCTION products_log_price();
CREATE TRIGGER products_moved AFTER UPDATE OF category_id, brand_id ON products FOR EACH ROW WHEN (old.category_id IS DISTINCT FROM new.category_id OR old.brand_id IS DISTINCT FROM new.brand_id) EXECUTE FUNCTION products_move();
CREATE TRIGGER products_set_listed BEFORE INSERT OR UPDATE OF status, merchant_id ON products FOR EACH ROW EXECUTE FUNCTION products_set_listed();
CREATE TRIGGER products_set_low BEFORE UPDATE OF low_stock_at ON products FOR EACH ROW WHEN (old.low_stock_at IS DISTINCT FROM new.low_stock_at) EXECUTE FUNCTION products_set_low();
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER products_update_notify AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_update_notify();
CREATE TRIGGER products_words_notify AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION products_words_notify();

create table proposed_brands (
  name text not null,
  shown_name text not null,
  imports integer not null default 1,
  proposed_at timestamp with time zone not null,
  constraint proposed_brands_pkey PRIMARY KEY (name)
);

create table push_server_key (
  id boolean not null default true,
  sealed bytea not null,
  constraint push_server_key_pkey PRIMARY KEY (id),
  constraint push_server_key_id_check CHECK (id)
);

create table push_subscriptions (
  id bigint not null generated always as identity (start with 1),
  user_id bigint not null,
  session_id bigint not null,
  endpoint text not null,
  keys bytea not null,
  created_at timestamp with time zone not null,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_check CHECK (length(endpoint) <= 1000),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE,
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_subscriptions_session_id_idx ON push_subscriptions USING btree (session_id);
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions USING btree (user_id);
CREATE TRIGGER push_subscriptions_of_the_living BEFORE INSERT ON push_subscriptions FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table questions (
  id bigint not null generated always as identity (start with 1),
  product_id bigint not null,
  merchant_id bigint not null,
  user_id bigint not null,
  body text not null,
  shown_name text not null,
  state text not null default 'shown'::text,
  answer text not null default ''::text,
  asked_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  constraint questions_pkey PRIMARY KEY (id),
  constraint questions_answer_check CHECK (length(answer) <= 500),
  constraint questions_body_check CHECK (length(body) >= 5 AND length(body) <= 300),
  constraint questions_check CHECK ((answer = ''::text) = (answered_at IS NULL)),
  constraint questions_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint questions_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint questions_shown_name_check CHECK (shown_name <> ''::text),
  constraint questions_state_check CHECK (state = ANY (ARRAY['shown'::text, 'hidden'::text])),
  constraint questions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX questions_of_merchant ON questions USING btree (merchant_id, id DESC) WHERE state = 'shown'::text;
CREATE INDEX questions_shown ON questions USING btree (product_id, id DESC) WHERE state = 'shown'::text;
CREATE INDEX questions_to_answer ON questions USING btree (merchant_id, id DESC) WHERE state = 'shown'::text AND answered_at IS NULL;
CREATE INDEX questions_user_id_idx ON questions USING btree (user_id);
CREATE TRIGGER questions_delete_notify AFTER DELETE ON questions FOR EACH ROW EXECUTE FUNCTION notify_review();
CREATE TRIGGER questions_insert_notify AFTER INSERT ON questions FOR EACH ROW EXECUTE FUNCTION notify_review();
CREATE TRIGGER questions_of_the_living BEFORE INSERT ON questions FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();
CREATE TRIGGER questions_update_notify AFTER UPDATE OF state, answer ON questions FOR EACH ROW EXECUTE FUNCTION notify_review();

create table readings (
  user_id bigint not null,
  reader_id bigint not null,
  role text not null,
  merchant_id bigint,
  order_id bigint not null,
  what text not null,
  times integer not null default 1,
  read_on date not null,
  last_at timestamp with time zone not null,
  constraint readings_pkey PRIMARY KEY (user_id, reader_id, order_id, read_on),
  constraint readings_times_check CHECK (times > 0),
  constraint readings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint readings_what_check CHECK (what = ANY (ARRAY['mobile'::text, 'address'::text]))
);
CREATE INDEX readings_read_on_idx ON readings USING btree (read_on);

create table recovery_codes (
  user_id bigint not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER recovery_codes_of_the_living BEFORE INSERT ON recovery_codes FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table refund_lines (
  refund_id bigint not null,
  order_line_id bigint not null,
  from_units integer not null,
  quantity integer not null,
  amount integer not null,
  constraint refund_lines_pkey PRIMARY KEY (refund_id, order_line_id),
  constraint refund_lines_amount_check CHECK (amount >= 0),
  constraint refund_lines_from_units_check CHECK (from_units >= 0),
  constraint refund_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint refund_lines_quantity_check CHECK (quantity > 0),
  constraint refund_lines_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE INDEX refund_lines_order_line_id_idx ON refund_lines USING btree (order_line_id);

create table refund_shares (
  tender_id bigint not null,
  merchant_order_id bigint not null,
  amount integer not null,
  constraint refund_shares_pkey PRIMARY KEY (tender_id, merchant_order_id),
  constraint refund_shares_amount_check CHECK (amount > 0),
  constraint refund_shares_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint refund_shares_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES refund_tenders(id) ON DELETE CASCADE
);
CREATE INDEX refund_shares_merchant_order_id_idx ON refund_shares USING btree (merchant_order_id);

create table refund_tenders (
  id bigint not null generated always as identity (start with 1),
  refund_id bigint not null,
  means text not null,
  payment_id bigint,
  amount integer not null,
  state text not null default 'waiting'::text,
  by_hand boolean not null default false,
  refunded_before integer,
  failure text not null default ''::text,
  reference text not null default ''::text,
  sent_by bigint,
  claimed_at timestamp with time zone,
  sent_at timestamp with time zone,
  done_at timestamp with time zone,
  remitted boolean not null default false,
  came_back integer not null default 0,
  constraint refund_tenders_pkey PRIMARY KEY (id),
  constraint refund_tenders_amount_check CHECK (amount > 0),
  constraint refund_tenders_check CHECK (came_back >= 0 AND came_back <= amount AND (came_back = 0 OR means = 'credit'::text)),
  constraint refund_tenders_check1 CHECK (means <> 'gateway'::text OR payment_id IS NOT NULL),
  constraint refund_tenders_check2 CHECK ((state = 'succeeded'::text) = (done_at IS NOT NULL)),
  constraint refund_tenders_check3 CHECK (claimed_at IS NULL OR payment_id IS NOT NULL),
  constraint refund_tenders_means_check CHECK (means = ANY (ARRAY['gateway'::text, 'credit'::text, 'channel'::text])),
  constraint refund_tenders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refund_tenders_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint refund_tenders_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint refund_tenders_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'claimed'::text, 'sending'::text, 'succeeded'::text, 'failed'::text]))
);
CREATE INDEX refund_tenders_held ON refund_tenders USING btree (payment_id) WHERE means = 'gateway'::text AND state = 'succeeded'::text AND NOT by_hand AND NOT remitted;
CREATE INDEX refund_tenders_open ON refund_tenders USING btree (id) WHERE means = 'gateway'::text AND state <> 'succeeded'::text;
CREATE INDEX refund_tenders_payment_id_idx ON refund_tenders USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX refund_tenders_refund_id_idx ON refund_tenders USING btree (refund_id);
CREATE UNIQUE INDEX refund_tenders_sending ON refund_tenders USING btree (payment_id) WHERE state = 'sending'::text;

create table refunded_parcels (
  id bigint not null generated always as identity (start with 1),
  parcel_id bigint not null,
  amount integer not null,
  choice text not null,
  loss_party text,
  reason text not null,
  opened_at timestamp with time zone not null,
  paid integer not null default 0,
  closed_at timestamp with time zone,
  constraint refunded_parcels_pkey PRIMARY KEY (id),
  constraint refunded_parcels_amount_check CHECK (amount > 0),
  constraint refunded_parcels_check CHECK (paid >= 0 AND paid <= amount),
  constraint refunded_parcels_check1 CHECK ((choice = 'bear'::text) = (loss_party IS NOT NULL)),
  constraint refunded_parcels_check2 CHECK (paid = 0 OR choice = 'ask_buyer'::text AND closed_at IS NOT NULL),
  constraint refunded_parcels_choice_check CHECK (choice = ANY (ARRAY['bring_back'::text, 'ask_buyer'::text, 'bear'::text])),
  constraint refunded_parcels_loss_party_check CHECK (loss_party = ANY (ARRAY['merchant'::text, 'platform'::text])),
  constraint refunded_parcels_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint refunded_parcels_reason_check CHECK (reason <> ''::text)
);
CREATE UNIQUE INDEX refunded_parcels_open ON refunded_parcels USING btree (parcel_id) WHERE closed_at IS NULL;
CREATE INDEX refunded_parcels_parcel_id_idx ON refunded_parcels USING btree (parcel_id);

create table refunds (
  id bigint not null default timed_id('refunds_id_seq'::text),
  order_id bigint not null,
  merchant_order_id bigint,
  cause text not null,
  return_id bigint,
  claim_id bigint,
  event_id bigint,
  payment_id bigint,
  state text not null,
  wish text not null default 'refund'::text,
  goods integer not null,
  delivery integer not null default 0,
  own_delivery integer not null default 0,
  fees integer not null default 0,
  deducted integer not null default 0,
  given_before integer not null default 0,
  amount integer not null generated always as (((((goods + delivery) + fees) - deducted) - given_before)) stored,
  recovered_from text,
  reason text not null default ''::text,
  drafted_by bigint,
  drafted_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  receipt text,
  rechosen_at timestamp with time zone,
  done_at timestamp with time zone,
  tab text not null generated always as (
CASE
    WHEN (state = 'drafted'::text) THEN 'drafted'::text
    WHEN (state = ANY (ARRAY['approved'::text, 'sending'::text])) THEN 'sending'::text
    WHEN (state = 'failed'::text) THEN 'failed'::text
    ELSE 'done'::text
END) stored,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_amount_check CHECK (amount >= 0),
  constraint refunds_cause_check CHECK (cause = ANY (ARRAY['return'::text, 'claim'::text, 'unused'::text, 'surplus'::text])),
  constraint refunds_check CHECK (own_delivery >= 0 AND own_delivery <= delivery),
  constraint refunds_check1 CHECK ((cause = ANY (ARRAY['return'::text, 'claim'::text])) = (merchant_order_id IS NOT NULL AND recovered_from IS NOT NULL)),
  constraint refunds_check2 CHECK ((cause = 'return'::text) = (return_id IS NOT NULL) AND (cause = 'claim'::text) = (claim_id IS NOT NULL)),
  constraint refunds_check3 CHECK ((cause = ANY (ARRAY['return'::text, 'claim'::text])) OR num_nonnulls(event_id, payment_id) = 1),
  constraint refunds_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint refunds_deducted_check CHECK (deducted >= 0),
  constraint refunds_delivery_check CHECK (delivery >= 0),
  constraint refunds_event_id_fkey FOREIGN KEY (event_id) REFERENCES order_events(id),
  constraint refunds_fees_check CHECK (fees >= 0),
  constraint refunds_given_before_check CHECK (given_before >= 0),
  constraint refunds_goods_check CHECK (goods >= 0),
  constraint refunds_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint refunds_recovered_from_check CHECK (recovered_from = ANY (ARRAY['merchant'::text, 'courier'::text, 'platform'::text])),
  constraint refunds_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
  constraint refunds_state_check CHECK (state = ANY (ARRAY['drafted'::text, 'approved'::text, 'sending'::text, 'succeeded'::text, 'failed'::text, 'refused'::text])),
  constraint refunds_wish_check CHECK (wish = ANY (ARRAY['refund'::text, 'credit'::text, 'exchange'::text]))
);
CREATE INDEX refunds_by_deadline ON refunds USING btree (tab, due_at, id);
CREATE INDEX refunds_by_tab ON refunds USING btree (tab, id);
CREATE INDEX refunds_merchant_order_id_idx ON refunds USING btree (merchant_order_id);
CREATE UNIQUE INDEX refunds_of_claim ON refunds USING btree (claim_id) WHERE state <> 'refused'::text;
CREATE UNIQUE INDEX refunds_of_event ON refunds USING btree (event_id) WHERE event_id IS NOT NULL;
CREATE UNIQUE INDEX refunds_of_payment ON refunds USING btree (payment_id, cause) WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX refunds_of_return ON refunds USING btree (return_id) WHERE state <> 'refused'::text;
CREATE INDEX refunds_order_id_idx ON refunds USING btree (order_id);
CREATE INDEX refunds_state_id_idx ON refunds USING btree (state, id);

create table remittance_lines (
  id bigint not null generated always as identity (start with 1),
  remittance_id bigint not null,
  parcel_id bigint,
  payment_id bigint,
  tender_id bigint,
  dispute_id bigint,
  kind text not null,
  row_number integer not null,
  gross integer not null,
  fee integer not null,
  is_booked boolean not null default false,
  constraint remittance_lines_pkey PRIMARY KEY (id),
  constraint remittance_lines_check CHECK (num_nonnulls(parcel_id, payment_id) = 1 AND (kind = 'refund'::text) = (tender_id IS NOT NULL)),
  constraint remittance_lines_check1 CHECK ((kind = 'chargeback'::text OR is_booked) = (dispute_id IS NOT NULL)),
  constraint remittance_lines_check2 CHECK (
CASE
    WHEN kind = 'fee'::text THEN gross = 0
    WHEN kind = ANY (ARRAY['refund'::text, 'chargeback'::text]) THEN gross < 0
    ELSE gross >= 0
END),
  constraint remittance_lines_check3 CHECK (
CASE kind
    WHEN 'cash'::text THEN parcel_id IS NOT NULL
    WHEN 'fee'::text THEN true
    ELSE payment_id IS NOT NULL
END),
  constraint remittance_lines_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES disputes(id),
  constraint remittance_lines_fee_check CHECK (fee >= 0),
  constraint remittance_lines_kind_check CHECK (kind = ANY (ARRAY['cash'::text, 'fee'::text, 'payment'::text, 'refund'::text, 'chargeback'::text])),
  constraint remittance_lines_parcel_id_fkey FOREIGN KEY (parcel_id) REFERENCES parcels(id),
  constraint remittance_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint remittance_lines_remittance_id_fkey FOREIGN KEY (remittance_id) REFERENCES remittances(id),
  constraint remittance_lines_tender_id_fkey FOREIGN KEY (tender_id) REFERENCES refund_tenders(id)
);
CREATE UNIQUE INDEX remittance_lines_cash ON remittance_lines USING btree (parcel_id) WHERE kind = 'cash'::text;
CREATE UNIQUE INDEX remittance_lines_chargeback ON remittance_lines USING btree (dispute_id) WHERE kind = 'chargeback'::text;
CREATE UNIQUE INDEX remittance_lines_dispute_fee ON remittance_lines USING btree (dispute_id) WHERE is_booked;
CREATE INDEX remittance_lines_parcel_id_idx ON remittance_lines USING btree (parcel_id);
CREATE UNIQUE INDEX remittance_lines_payment ON remittance_lines USING btree (payment_id) WHERE kind = 'payment'::text;
CREATE INDEX remittance_lines_payment_id_idx ON remittance_lines USING btree (payment_id) WHERE payment_id IS NOT NULL;
CREATE UNIQUE INDEX remittance_lines_refund ON remittance_lines USING btree (tender_id) WHERE tender_id IS NOT NULL;
CREATE INDEX remittance_lines_remittance_id_idx ON remittance_lines USING btree (remittance_id);

create table remittances (
  id bigint not null generated always as identity (start with 1),
  courier text not null,
  reference text not null,
  file_hash text not null,
  gross bigint not null,
  fees bigint not null,
  net bigint not null generated always as ((gross - fees)) stored,
  lines integer not null default 0,
  imported_by bigint not null,
  imported_at timestamp with time zone not null,
  bank_amount bigint,
  bank_reference text,
  settled_by bigint,
  settled_at timestamp with time zone,
  constraint remittances_pkey PRIMARY KEY (id),
  constraint remittances_check CHECK ((bank_amount IS NULL) = (settled_at IS NULL)),
  constraint remittances_courier_check CHECK (courier <> ''::text),
  constraint remittances_courier_reference_key UNIQUE (courier, reference),
  constraint remittances_fees_check CHECK (fees >= 0),
  constraint remittances_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  constraint remittances_reference_check CHECK (reference <> ''::text),
  constraint remittances_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id)
);
CREATE INDEX remittances_lower_idx ON remittances USING btree (lower(reference));

create table replacements (
  refund_id bigint not null,
  order_id bigint not null,
  placed_at timestamp with time zone not null,
  constraint replacements_pkey PRIMARY KEY (refund_id),
  constraint replacements_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  constraint replacements_order_id_key UNIQUE (order_id),
  constraint replacements_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id)
);
CREATE TRIGGER replacements_append_only BEFORE DELETE OR UPDATE ON replacements FOR EACH ROW EXECUTE FUNCTION never_changed();

create table reports (
  id bigint not null generated always as identity (start with 1),
  kind text not null,
  subject_id bigint not null,
  user_id bigint not null,
  reason text not null,
  note text not null default ''::text,
  reported_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  outcome text not null default ''::text,
  constraint reports_pkey PRIMARY KEY (id),
  constraint reports_check CHECK ((closed_at IS NULL) = (outcome = ''::text)),
  constraint reports_kind_check CHECK (kind = ANY (ARRAY['product'::text, 'review'::text, 'merchant'::text, 'question'::text, 'conversation'::text])),
  constraint reports_kind_subject_id_user_id_key UNIQUE (kind, subject_id, user_id),
  constraint reports_note_check CHECK (length(note) <= 500),
  constraint reports_outcome_check CHECK (outcome = ANY (ARRAY[''::text, 'acted'::text, 'dismissed'::text])),
  constraint reports_reason_check CHECK (reason = ANY (ARRAY['not_as_described'::text, 'counterfeit'::text, 'forbidden'::text, 'abuse'::text, 'fake'::text, 'other'::text])),
  constraint reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reports_closed ON reports USING btree (id DESC) WHERE closed_at IS NOT NULL;
CREATE INDEX reports_closed_at_idx ON reports USING brin (closed_at);
CREATE INDEX reports_open ON reports USING btree (id DESC) WHERE closed_at IS NULL;
CREATE INDEX reports_user_id_idx ON reports USING btree (user_id);
CREATE TRIGGER reports_of_the_living BEFORE INSERT ON reports FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table requests_waiting (
  product_id bigint not null,
  units integer not null
);

create table return_lines (
  id bigint not null generated always as identity (start with 1),
  return_id bigint not null,
  order_line_id bigint not null,
  exchange_variant_id bigint,
  quantity integer not null,
  received integer,
  sellable integer not null default 0,
  damaged integer not null default 0,
  wrong_item integer not null default 0,
  unseen integer not null default 0,
  accepted integer not null default 0,
  constraint return_lines_pkey PRIMARY KEY (id),
  constraint return_lines_accepted_check CHECK (accepted >= 0),
  constraint return_lines_check CHECK (received >= 0 AND received <= quantity),
  constraint return_lines_check1 CHECK ((sellable + damaged + wrong_item + unseen) = 0 OR (sellable + damaged + wrong_item + unseen) = COALESCE(received, 0)),
  constraint return_lines_check2 CHECK (accepted <= COALESCE(received, 0)),
  constraint return_lines_damaged_check CHECK (damaged >= 0),
  constraint return_lines_exchange_variant_id_fkey FOREIGN KEY (exchange_variant_id) REFERENCES variants(id),
  constraint return_lines_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint return_lines_quantity_check CHECK (quantity > 0),
  constraint return_lines_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id),
  constraint return_lines_return_id_order_line_id_key UNIQUE (return_id, order_line_id),
  constraint return_lines_sellable_check CHECK (sellable >= 0),
  constraint return_lines_unseen_check CHECK (unseen >= 0),
  constraint return_lines_wrong_item_check CHECK (wrong_item >= 0)
);
CREATE INDEX return_lines_order_line_id_idx ON return_lines USING btree (order_line_id);

create table return_photos (
  id bigint not null generated always as identity (start with 1),
  return_id bigint,
  claim_id bigint,
  picture text not null,
  constraint return_photos_pkey PRIMARY KEY (id),
  constraint return_photos_check CHECK ((return_id IS NULL) <> (claim_id IS NULL)),
  constraint return_photos_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint return_photos_return_id_fkey FOREIGN KEY (return_id) REFERENCES returns(id)
);
CREATE INDEX return_photos_claim_id_idx ON return_photos USING btree (claim_id);
CREATE INDEX return_photos_return_id_idx ON return_photos USING btree (return_id);

create table returns (
  id bigint not null default timed_id('returns_id_seq'::text),
  merchant_order_id bigint not null,
  merchant_id bigint not null,
  claim_id bigint,
  state text not null,
  reason text not null,
  wish text not null,
  note text not null default ''::text,
  payer text not null,
  way text,
  outcome text,
  answer text not null default ''::text,
  requested_at timestamp with time zone not null,
  received_at timestamp with time zone,
  decided_at timestamp with time zone,
  tab text not null generated always as (
CASE
    WHEN (state = ANY (ARRAY['requested'::text, 'received'::text, 'inspected'::text])) THEN 'waiting'::text
    WHEN (state = 'escalated'::text) THEN 'escalated'::text
    WHEN (state = ANY (ARRAY['approved'::text, 'awaiting_pickup'::text, 'in_transit'::text, 'rejected'::text])) THEN 'under_way'::text
    ELSE 'done'::text
END) stored,
  constraint returns_pkey PRIMARY KEY (id),
  constraint returns_check CHECK ((state = 'resolved'::text) <= (outcome IS NOT NULL)),
  constraint returns_claim_id_fkey FOREIGN KEY (claim_id) REFERENCES claims(id),
  constraint returns_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint returns_outcome_check CHECK (outcome = ANY (ARRAY['refund'::text, 'credit'::text, 'exchange'::text, 'partial'::text, 'declined'::text])),
  constraint returns_payer_check CHECK (payer = ANY (ARRAY['buyer'::text, 'merchant'::text])),
  constraint returns_state_check CHECK (state = ANY (ARRAY['requested'::text, 'approved'::text, 'awaiting_pickup'::text, 'in_transit'::text, 'received'::text, 'inspected'::text, 'resolved'::text, 'rejected'::text, 'escalated'::text, 'cancelled'::text, 'expired'::text, 'closed'::text])),
  constraint returns_way_check CHECK (way = ANY (ARRAY['pickup'::text, 'drop_off'::text])),
  constraint returns_wish_check CHECK (wish = ANY (ARRAY['refund'::text, 'credit'::text, 'exchange'::text]))
);
CREATE INDEX returns_by_tab ON returns USING btree (tab, requested_at, id);
CREATE INDEX returns_merchant_order_id_idx ON returns USING btree (merchant_order_id);
CREATE INDEX returns_of_merchant ON returns USING btree (merchant_id, tab, requested_at, id);
CREATE INDEX returns_state_id_idx ON returns USING btree (state, id);
CREATE TRIGGER copy_merchant BEFORE INSERT ON returns FOR EACH ROW EXECUTE FUNCTION copy_merchant();
CREATE TRIGGER return_moved AFTER UPDATE OF state ON returns FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION earnings_made_stale();
CREATE TRIGGER return_opened AFTER INSERT ON returns FOR EACH ROW EXECUTE FUNCTION earnings_made_stale();

create table review_requests (
  merchant_order_id bigint not null,
  due_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  constraint review_requests_pkey PRIMARY KEY (merchant_order_id),
  constraint review_requests_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id)
);
CREATE INDEX review_requests_due ON review_requests USING btree (due_at) WHERE asked_at IS NULL;

create table review_votes (
  review_id bigint not null,
  user_id bigint not null,
  voted_at timestamp with time zone not null,
  constraint review_votes_pkey PRIMARY KEY (review_id, user_id),
  constraint review_votes_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE,
  constraint review_votes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX review_votes_user_id_idx ON review_votes USING btree (user_id);
CREATE TRIGGER review_votes_added AFTER INSERT ON review_votes FOR EACH ROW EXECUTE FUNCTION review_votes_count();
CREATE TRIGGER review_votes_gone AFTER DELETE ON review_votes FOR EACH ROW EXECUTE FUNCTION review_votes_count();
CREATE TRIGGER review_votes_of_the_living BEFORE INSERT ON review_votes FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table reviews (
  id bigint not null generated always as identity (start with 1),
  product_id bigint not null,
  merchant_id bigint not null,
  user_id bigint not null,
  order_line_id bigint not null,
  stars smallint not null,
  fit text,
  size text not null default ''::text,
  shop_stars smallint,
  body text not null default ''::text,
  shown_name text not null,
  photos text[] not null default '{}'::text[],
  state text not null,
  signs text[] not null default '{}'::text[],
  hidden_for text not null default ''::text,
  helpful integer not null default 0,
  reply text not null default ''::text,
  replied_at timestamp with time zone,
  written_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  constraint reviews_pkey PRIMARY KEY (id),
  constraint reviews_body_check CHECK (length(body) <= 1000),
  constraint reviews_check CHECK ((reply = ''::text) = (replied_at IS NULL)),
  constraint reviews_check1 CHECK (fit IS NULL OR size <> ''::text),
  constraint reviews_fit_check CHECK (fit = ANY (ARRAY['smaller'::text, 'right'::text, 'larger'::text])),
  constraint reviews_helpful_check CHECK (helpful >= 0),
  constraint reviews_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint reviews_order_line_id_fkey FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
  constraint reviews_photos_check CHECK (cardinality(photos) <= 5),
  constraint reviews_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint reviews_product_id_user_id_key UNIQUE (product_id, user_id),
  constraint reviews_reply_check CHECK (length(reply) <= 500),
  constraint reviews_shop_stars_check CHECK (shop_stars >= 1 AND shop_stars <= 5),
  constraint reviews_shown_name_check CHECK (shown_name <> ''::text),
  constraint reviews_stars_check CHECK (stars >= 1 AND stars <= 5),
  constraint reviews_state_check CHECK (state = ANY (ARRAY['shown'::text, 'held'::text, 'hidden'::text])),
  constraint reviews_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reviews_by_stars ON reviews USING btree (product_id, stars DESC, id DESC) WHERE state = 'shown'::text;
CREATE INDEX reviews_by_stars_of_size ON reviews USING btree (product_id, size, stars DESC, id DESC) WHERE state = 'shown'::text AND size <> ''::text;
CREATE INDEX reviews_by_state ON reviews USING btree (state, id DESC);
CREATE INDEX reviews_helpful ON reviews USING btree (product_id, helpful DESC, id DESC) WHERE state = 'shown'::text;
CREATE INDEX reviews_helpful_by_stars ON reviews USING btree (product_id, stars, helpful DESC, id DESC) WHERE state = 'shown'::text;
CREATE INDEX reviews_helpful_of_size ON reviews USING btree (product_id, size, helpful DESC, id DESC) WHERE state = 'shown'::text AND size <> ''::text;
CREATE INDEX reviews_lowest ON reviews USING btree (product_id, stars, id DESC) WHERE state = 'shown'::text;
CREATE INDEX reviews_newest ON reviews USING btree (product_id, id DESC) WHERE state = 'shown'::text;
CREATE INDEX reviews_newest_of_size ON reviews USING btree (product_id, size, id DESC) WHERE state = 'shown'::text AND size <> ''::text;
CREATE INDEX reviews_of_merchant ON reviews USING btree (merchant_id, id DESC) WHERE state = 'shown'::text;
CREATE INDEX reviews_order_line_id_idx ON reviews USING btree (order_line_id);
CREATE INDEX reviews_to_answer ON reviews USING btree (merchant_id, id DESC) WHERE state = 'shown'::text AND replied_at IS NULL;
CREATE INDEX reviews_user_id_idx ON reviews USING btree (user_id);
CREATE INDEX reviews_with_photos ON reviews USING btree (product_id, helpful DESC, id DESC) WHERE state = 'shown'::text AND cardinality(photos) > 0;
CREATE TRIGGER reviews_added AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_count();
CREATE TRIGGER reviews_delete_notify AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION notify_review();
CREATE TRIGGER reviews_gone AFTER DELETE ON reviews FOR EACH ROW EXECUTE FUNCTION reviews_count();
CREATE TRIGGER reviews_insert_notify AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION notify_review();
CREATE TRIGGER reviews_moved AFTER UPDATE OF state, stars, fit, size, photos ON reviews FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.stars IS DISTINCT FROM new.stars OR old.fit IS DISTINCT FROM new.fit OR old.size IS DISTINCT FROM new.size OR old.photos IS DISTINCT FROM new.photos) EXECUTE FUNCTION reviews_count();
CREATE TRIGGER reviews_of_the_living BEFORE INSERT ON reviews FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();
CREATE TRIGGER reviews_update_notify AFTER UPDATE OF stars, body, photos, state, shown_name, reply ON reviews FOR EACH ROW EXECUTE FUNCTION notify_review();

create table search_counts (
  query text not null,
  day date not null,
  searches integer not null default 0,
  clicks integer not null default 0,
  wishes integer not null default 0,
  found integer not null default 0,
  repaired text not null default ''::text,
  constraint search_counts_pkey PRIMARY KEY (query, day)
);
CREATE INDEX search_counts_day_idx ON search_counts USING btree (day);

create table search_deletes (
  shortened text not null,
  word text not null,
  constraint search_deletes_pkey PRIMARY KEY (shortened, word)
);

create table search_index (
  only_one boolean not null default true,
  words text not null,
  constraint search_index_pkey PRIMARY KEY (only_one),
  constraint search_index_only_one_check CHECK (only_one)
);

create table search_pairs (
  query text not null,
  next text not null,
  day date not null,
  times integer not null,
  constraint search_pairs_pkey PRIMARY KEY (query, next, day),
  constraint search_pairs_check CHECK (next <> query)
);
CREATE INDEX search_pairs_day_idx ON search_pairs USING btree (day);

create table search_rules (
  id bigint not null generated always as identity (start with 1),
  kind text not null,
  query text not null,
  means text not null default ''::text,
  product_id bigint,
  path text not null default ''::text,
  created_at timestamp with time zone not null,
  constraint search_rules_pkey PRIMARY KEY (id),
  constraint search_rules_check CHECK ((kind = 'means'::text) = (means <> ''::text)),
  constraint search_rules_check1 CHECK ((kind = ANY (ARRAY['pin'::text, 'hide'::text])) = (product_id IS NOT NULL)),
  constraint search_rules_check2 CHECK ((kind = 'leads_to'::text) = (path <> ''::text)),
  constraint search_rules_kind_check CHECK (kind = ANY (ARRAY['means'::text, 'pin'::text, 'hide'::text, 'leads_to'::text])),
  constraint search_rules_kind_query_product_id_key UNIQUE NULLS NOT DISTINCT (kind, query, product_id),
  constraint search_rules_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint search_rules_query_check CHECK (query <> ''::text)
);
CREATE INDEX search_rules_product_id_idx ON search_rules USING btree (product_id);
CREATE TRIGGER search_rules_delete_notify AFTER DELETE ON search_rules REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER search_rules_insert_notify AFTER INSERT ON search_rules REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER search_rules_truncated AFTER TRUNCATE ON search_rules FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();

create table search_terms (
  word text not null,
  products integer not null,
  sound text not null default ''::text,
  constraint search_terms_pkey PRIMARY KEY (word)
);
CREATE INDEX search_terms_beginning ON search_terms USING btree (word text_pattern_ops);
CREATE INDEX search_terms_sound ON search_terms USING btree (sound);

create table second_factors (
  user_id bigint not null,
  state text not null,
  secret bytea,
  last_step bigint not null default 0,
  changed_at timestamp with time zone not null default now(),
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_check CHECK ((state = 'excused'::text) = (secret IS NULL)),
  constraint second_factors_state_check CHECK (state = ANY (ARRAY['pending'::text, 'on'::text, 'excused'::text])),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER second_factors_of_the_living BEFORE INSERT ON second_factors FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table security_events (
  id bigint not null generated always as identity (start with 1),
  kind text not null,
  user_id bigint,
  detail text not null default ''::text,
  address text not null,
  device text not null,
  happened_at timestamp with time zone not null,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX security_events_happened_at_idx ON security_events USING btree (happened_at);
CREATE INDEX security_events_kind_id_idx ON security_events USING btree (kind, id DESC);
CREATE INDEX security_events_user_id_id_idx ON security_events USING btree (user_id, id DESC);

create table sessions (
  id bigint not null generated always as identity (start with 1),
  token_hash bytea not null,
  user_id bigint not null,
  device text not null,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expires_at_idx ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_idx ON sessions USING btree (user_id);
CREATE TRIGGER sessions_of_the_living BEFORE INSERT ON sessions FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table setback_objections (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  merchant_order_id bigint not null,
  what text not null,
  reason text not null,
  sent_by bigint not null,
  sent_at timestamp with time zone not null,
  decided_by bigint,
  decided_at timestamp with time zone,
  accepted boolean,
  answer text not null default ''::text,
  constraint setback_objections_pkey PRIMARY KEY (id),
  constraint setback_objections_check CHECK ((decided_at IS NULL) = (accepted IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  constraint setback_objections_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint setback_objections_merchant_order_id_fkey FOREIGN KEY (merchant_order_id) REFERENCES merchant_orders(id),
  constraint setback_objections_merchant_order_id_what_key UNIQUE (merchant_order_id, what),
  constraint setback_objections_reason_check CHECK (reason <> ''::text),
  constraint setback_objections_what_check CHECK (what = ANY (ARRAY['late'::text, 'refused'::text, 'timed_out'::text, 'faulty'::text]))
);
CREATE INDEX setback_objections_decided ON setback_objections USING btree (decided_at, id) WHERE decided_at IS NOT NULL;
CREATE INDEX setback_objections_waiting ON setback_objections USING btree (sent_at, id) WHERE decided_at IS NULL;

create table setting_versions (
  name text not null,
  version integer not null default 1,
  changed_at timestamp with time zone,
  changed_by bigint,
  constraint setting_versions_pkey PRIMARY KEY (name)
);

create table settings (
  name text not null,
  value jsonb not null,
  changed_at timestamp with time zone not null default now(),
  constraint settings_pkey PRIMARY KEY (name)
);
CREATE TRIGGER settings_delete_notify AFTER DELETE ON settings REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER settings_insert_notify AFTER INSERT ON settings REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION notify_rows();
CREATE TRIGGER settings_truncated AFTER TRUNCATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
CREATE TRIGGER settings_update_notify AFTER UPDATE ON settings REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION notify_updated_rows();

create table stale_days (
  id bigint not null generated always as identity (start with 1),
  day date not null,
  constraint stale_days_pkey PRIMARY KEY (id)
);

create table stale_earnings (
  merchant_id bigint not null
);

create table statements (
  id bigint not null generated always as identity (start with 1),
  merchant_id bigint not null,
  number integer not null,
  opening bigint not null,
  closing bigint not null,
  entries integer not null default 0,
  made_at timestamp with time zone not null,
  disputed_at timestamp with time zone,
  dispute text,
  disputed_entry_id bigint,
  answer text,
  answered_at timestamp with time zone,
  constraint statements_pkey PRIMARY KEY (id),
  constraint statements_check CHECK ((dispute IS NULL) = (disputed_at IS NULL)),
  constraint statements_check1 CHECK (answer IS NULL OR dispute IS NOT NULL),
  constraint statements_merchant_id_fkey FOREIGN KEY (merchant_id) REFERENCES merchants(id),
  constraint statements_merchant_id_number_key UNIQUE (merchant_id, number),
  constraint statements_number_check CHECK (number > 0)
);
CREATE INDEX statements_by_time ON statements USING btree (made_at);
CREATE INDEX statements_disputed ON statements USING btree (disputed_at, id) WHERE dispute IS NOT NULL AND answer IS NULL;
CREATE INDEX statements_of_merchant ON statements USING btree (merchant_id, id DESC);

create table stock_movements (
  id bigint not null generated always as identity (start with 1),
  variant_id bigint not null,
  quantity integer not null,
  cause text not null,
  parcel_line_id bigint,
  return_line_id bigint,
  happened_at timestamp with time zone not null default now(),
  constraint stock_movements_pkey PRIMARY KEY (id),
  constraint stock_movements_parcel_line_id_fkey FOREIGN KEY (parcel_line_id) REFERENCES parcel_lines(id),
  constraint stock_movements_quantity_check CHECK (quantity <> 0),
  constraint stock_movements_return_line_id_fkey FOREIGN KEY (return_line_id) REFERENCES return_lines(id)
);
CREATE UNIQUE INDEX stock_movements_once ON stock_movements USING btree (parcel_line_id, cause);
CREATE UNIQUE INDEX stock_movements_return_once ON stock_movements USING btree (return_line_id) WHERE return_line_id IS NOT NULL;
CREATE INDEX stock_movements_variant_id_idx ON stock_movements USING btree (variant_id);
CREATE TRIGGER stock_movements_append_only BEFORE DELETE OR UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION never_changed();

create table subcategories (
  id bigint not null generated always as identity (start with 1),
  category_id bigint not null,
  name_ar text not null,
  "position" integer not null default 0,
  constraint subcategories_pkey PRIMARY KEY (id),
  constraint subcategories_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id) ON DELETE CASCADE,
  constraint subcategories_id_category_id_key UNIQUE (id, category_id),
  constraint subcategories_name_ar_check CHECK (name_ar <> ''::text)
);
CREATE UNIQUE INDEX subcategories_name ON subcategories USING btree (category_id, name_ar);

create table tax_submissions (
  id bigint not null generated always as identity (start with 1),
  document_id bigint not null,
  issuer_id bigint not null,
  form text not null,
  state text not null default 'waiting'::text,
  payload text,
  uuid text,
  previous_uuid text not null default ''::text,
  old_uuid text,
  batch_uuid text,
  error text not null default ''::text,
  created_at timestamp with time zone not null,
  tried_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint tax_submissions_pkey PRIMARY KEY (id),
  constraint tax_submissions_document_id_fkey FOREIGN KEY (document_id) REFERENCES documents(id),
  constraint tax_submissions_form_check CHECK (form = ANY (ARRAY['receipt'::text, 'invoice'::text])),
  constraint tax_submissions_issuer_id_fkey FOREIGN KEY (issuer_id) REFERENCES taxpayers(issuer_id),
  constraint tax_submissions_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'valid'::text, 'invalid'::text, 'rejected'::text, 'replaced'::text]))
);
CREATE UNIQUE INDEX tax_submissions_current ON tax_submissions USING btree (document_id) WHERE state <> 'replaced'::text;
CREATE INDEX tax_submissions_of_issuer ON tax_submissions USING btree (issuer_id, id DESC);
CREATE INDEX tax_submissions_open ON tax_submissions USING btree (issuer_id, id) WHERE state = ANY (ARRAY['waiting'::text, 'sent'::text]);
CREATE INDEX tax_submissions_refused ON tax_submissions USING btree (issuer_id, id DESC) WHERE state = ANY (ARRAY['invalid'::text, 'rejected'::text]);
CREATE UNIQUE INDEX tax_submissions_uuid ON tax_submissions USING btree (uuid) WHERE uuid IS NOT NULL;

create table taxpayers (
  issuer_id bigint not null,
  is_active boolean not null default false,
  active_since timestamp with time zone,
  client_id text not null default ''::text,
  client_secret bytea,
  device_serial text not null default ''::text,
  branch_code text not null default ''::text,
  activity_code text not null default ''::text,
  governorate text not null default ''::text,
  city text not null default ''::text,
  street text not null default ''::text,
  building text not null default ''::text,
  last_uuid text not null default ''::text,
  trouble text not null default ''::text,
  changed_at timestamp with time zone not null,
  constraint taxpayers_pkey PRIMARY KEY (issuer_id),
  constraint taxpayers_check CHECK (NOT is_active OR active_since IS NOT NULL AND client_secret IS NOT NULL)
);

create table timers (
  id bigint not null generated always as identity (start with 1),
  kind text not null,
  subject_id bigint not null,
  due_at timestamp with time zone not null,
  claimed_until timestamp with time zone,
  fired_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  constraint timers_pkey PRIMARY KEY (id),
  constraint timers_check CHECK (fired_at IS NULL OR cancelled_at IS NULL)
);
CREATE INDEX timers_due ON timers USING btree (due_at) WHERE fired_at IS NULL AND cancelled_at IS NULL;
CREATE UNIQUE INDEX timers_open ON timers USING btree (kind, subject_id) WHERE fired_at IS NULL AND cancelled_at IS NULL;

create table users (
  id bigint not null generated always as identity (start with 1),
  name text not null,
  mobile text,
  mobile_verified_at timestamp with time zone,
  email text,
  password_hash text not null,
  birth_date date,
  role text not null default 'user'::text,
  blocked_at timestamp with time zone,
  deleted_at timestamp with time zone,
  role_since timestamp with time zone not null default now(),
  created_at timestamp with time zone not null default now(),
  signed_in_at timestamp with time zone,
  search_words tsvector not null generated always as (words_of_person(name, mobile, email)) stored,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_check CHECK (deleted_at IS NOT NULL OR mobile IS NOT NULL),
  constraint users_check1 CHECK (deleted_at IS NOT NULL OR role <> 'user'::text OR birth_date IS NOT NULL),
  constraint users_email_check CHECK (email = lower(email)),
  constraint users_email_key UNIQUE (email),
  constraint users_mobile_check CHECK (mobile ~ '^\+201[0125][0-9]{8}$'::text),
  constraint users_mobile_key UNIQUE (mobile),
  constraint users_role_check CHECK (role = ANY (ARRAY['user'::text, 'merchant'::text, 'support'::text, 'finance'::text, 'super_admin'::text]))
);
CREATE INDEX users_blocked ON users USING btree (id DESC) WHERE blocked_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX users_staff ON users USING btree (role, id DESC) WHERE role <> 'user'::text AND deleted_at IS NULL;
CREATE INDEX users_words ON users USING gin (search_words) WITH (fastupdate=off);
CREATE TRIGGER users_stay_erased BEFORE UPDATE ON users FOR EACH ROW WHEN (old.deleted_at IS NOT NULL AND new.deleted_at IS NOT NULL) EXECUTE FUNCTION stays_erased();

create table variants (
  id bigint not null generated always as identity (start with 1),
  product_id bigint not null,
  merchant_id bigint,
  options text[] not null default '{}'::text[],
  swatch text not null default ''::text,
  picture integer,
  sku text not null default ''::text,
  shelf text not null default ''::text,
  price integer not null,
  "position" integer not null default 0,
  available boolean not null default true,
  on_hand integer not null default 0,
  held integer not null default 0,
  allocated integer not null default 0,
  constraint variants_pkey PRIMARY KEY (id),
  constraint variants_allocated_check CHECK (allocated >= 0),
  constraint variants_check CHECK ((held + allocated) <= on_hand),
  constraint variants_held_check CHECK (held >= 0),
  constraint variants_on_hand_check CHECK (on_hand >= 0),
  constraint variants_picture_check CHECK (picture > 0),
  constraint variants_price_check CHECK (price > 0),
  constraint variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX variants_product_id_idx ON variants USING btree (product_id);
CREATE UNIQUE INDEX variants_sku ON variants USING btree (merchant_id, sku) WHERE sku <> ''::text;
CREATE INDEX variants_sku_found ON variants USING btree (upper(sku) text_pattern_ops) WHERE sku <> ''::text;
CREATE TRIGGER variants_delete_notify AFTER DELETE ON variants REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION update_product_stock();
CREATE TRIGGER variants_insert_notify AFTER INSERT ON variants REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION update_product_stock();
CREATE TRIGGER variants_set_merchant BEFORE INSERT ON variants FOR EACH ROW EXECUTE FUNCTION variants_set_merchant();
CREATE TRIGGER variants_update_notify AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION variants_update_notify();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION variants_turned();

create table wanted_contacts (
  user_id bigint not null,
  kind text not null,
  value text not null,
  asked_at timestamp with time zone not null,
  constraint wanted_contacts_pkey PRIMARY KEY (user_id, kind),
  constraint wanted_contacts_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'mobile'::text])),
  constraint wanted_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER wanted_contacts_of_the_living BEFORE INSERT ON wanted_contacts FOR EACH ROW WHEN (new.user_id IS NOT NULL) EXECUTE FUNCTION of_the_living();

create table whatsapp_messages (
  message_id bigint not null,
  template text not null,
  said_values jsonb not null,
  link text not null,
  sms text not null,
  sms_is_secret boolean not null,
  wamid text,
  state text,
  state_at timestamp with time zone,
  error_code integer,
  category text,
  billable boolean,
  fell_back_at timestamp with time zone,
  constraint whatsapp_messages_pkey PRIMARY KEY (message_id),
  constraint whatsapp_messages_link_check CHECK (link ~~ '/%'::text),
  constraint whatsapp_messages_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint whatsapp_messages_state_check CHECK (state = ANY (ARRAY['sent'::text, 'delivered'::text, 'read'::text, 'failed'::text])),
  constraint whatsapp_messages_template_check CHECK (template <> ''::text),
  constraint whatsapp_messages_wamid_key UNIQUE (wamid)
);

create view counted as
 SELECT name,
    sum(rows)::bigint AS rows,
    sum(amount)::bigint AS amount
   FROM ( SELECT counters.name,
            counters.rows,
            counters.amount
           FROM counters
        UNION ALL
         SELECT counter_changes.name,
            counter_changes.rows,
            counter_changes.amount
           FROM counter_changes) each_of
  GROUP BY name;

create view earnings as
 SELECT m.entry_id,
    m.merchant_id,
    m.amount,
    m.merchant_order_id,
    m.parcel_id,
    m.waits,
    m.is_payout,
    m.payout_id,
    m.statement_id,
        CASE
            WHEN m.payout_id IS NOT NULL THEN
            CASE p.state
                WHEN 'paid'::text THEN 'paid'::text
                ELSE 'claimed'::text
            END
            WHEN m.is_payout THEN 'paid'::text
            WHEN m.waits AND earnings_frozen(m.merchant_order_id) THEN 'frozen'::text
            WHEN m.waits AND mo.completed_at IS NULL THEN 'pending'::text
            WHEN m.waits AND (EXISTS ( SELECT
               FROM cod_collections c
              WHERE c.parcel_id = m.parcel_id AND (c.state <> ALL (ARRAY['remitted'::text, 'settled'::text])))) THEN 'awaits_cash'::text
            ELSE 'available'::text
        END AS state
   FROM merchant_entries m
     LEFT JOIN payouts p ON p.id = m.payout_id
     LEFT JOIN merchant_orders mo ON mo.id = m.merchant_order_id;

create view earnings_now as
 SELECT s.merchant_id,
    s.pending,
    s.awaits_cash,
    s.frozen,
    s.available
   FROM earnings_sums s
  WHERE NOT (s.merchant_id IN ( SELECT stale_earnings.merchant_id
           FROM stale_earnings))
UNION ALL
 SELECT stale.merchant_id,
    e.pending,
    e.awaits_cash,
    e.frozen,
    e.available
   FROM ( SELECT DISTINCT stale_earnings.merchant_id
           FROM stale_earnings) stale
     CROSS JOIN LATERAL earnings_of(stale.merchant_id) e(pending, awaits_cash, frozen, available);

create view merchant_current_papers as
 SELECT DISTINCT ON (a.merchant_id, p.kind) a.merchant_id,
    p.id,
    p.kind,
    p.name,
    p.media_type,
    p.size,
    p.sent_at,
    p.expires_on,
    p.reminded_at_days
   FROM merchant_papers p
     JOIN ( SELECT merchant_applications.id AS application_id,
            NULL::bigint AS change_id,
            merchant_applications.merchant_id
           FROM merchant_applications
        UNION ALL
         SELECT NULL::bigint,
            merchant_identity_changes.id,
            merchant_identity_changes.merchant_id
           FROM merchant_identity_changes
          WHERE merchant_identity_changes.state = ANY (ARRAY['approved'::text, 'in_force'::text])) a ON a.application_id = p.application_id OR a.change_id = p.change_id
  ORDER BY a.merchant_id, p.kind, p.id DESC;

create view months_of_days as
 SELECT date_trunc('month'::text, day::timestamp with time zone)::date AS month,
    merchant_id,
    facet,
    key,
    sum(orders)::integer AS orders,
    sum(units)::integer AS units,
    sum(amount)::bigint AS amount,
    sum(delivered)::integer AS delivered,
    sum(returned)::integer AS returned,
    sum(commission)::bigint AS commission,
    sum(commission_vat)::bigint AS commission_vat
   FROM daily_sales
  GROUP BY (date_trunc('month'::text, day::timestamp with time zone)::date), merchant_id, facet, key;

create view part_money as
 SELECT mo.id AS merchant_order_id,
    door.by_hand,
    online.captured,
    online.charged_back,
    back.given,
    online.surplus_captured,
    back.surplus_given,
    goods.refunds,
    door.by_hand + online.captured + online.surplus_captured - online.charged_back - online.surplus_charged_back - back.given - back.surplus_given - goods.refunds AS "left"
   FROM merchant_orders mo
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(s.captured) FILTER (WHERE NOT p.overpaid), 0::bigint)::integer AS captured,
            COALESCE(sum(s.charged_back) FILTER (WHERE NOT p.overpaid), 0::bigint)::integer AS charged_back,
            COALESCE(sum(s.captured) FILTER (WHERE p.overpaid), 0::bigint)::integer AS surplus_captured,
            COALESCE(sum(s.charged_back) FILTER (WHERE p.overpaid), 0::bigint)::integer AS surplus_charged_back
           FROM payment_shares s
             JOIN payments p ON p.id = s.payment_id
          WHERE s.merchant_order_id = mo.id) online
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(rs.amount) FILTER (WHERE NOT p.overpaid), 0::bigint)::integer AS given,
            COALESCE(sum(rs.amount) FILTER (WHERE p.overpaid), 0::bigint)::integer AS surplus_given
           FROM refund_shares rs
             JOIN refund_tenders t ON t.id = rs.tender_id
             JOIN refunds f ON f.id = t.refund_id AND (f.cause = ANY (ARRAY['unused'::text, 'surplus'::text]))
             JOIN payments p ON p.id = t.payment_id
          WHERE rs.merchant_order_id = mo.id) back
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(COALESCE(c.collected, 0) + COALESCE(( SELECT sum(f.paid) AS sum
                   FROM refunded_parcels f
                  WHERE f.parcel_id = p.id), 0::bigint)), 0::numeric)::integer AS by_hand
           FROM parcels p
             LEFT JOIN cod_collections c ON c.parcel_id = p.id
          WHERE p.merchant_order_id = mo.id) door
     CROSS JOIN LATERAL ( SELECT COALESCE(sum(f.amount), 0::bigint)::integer AS refunds
           FROM refunds f
          WHERE f.merchant_order_id = mo.id AND f.state <> 'refused'::text) goods;

create view recounted as
 SELECT 'ledger/'::text || split_part(ledger_entries.account, ':'::text, 1) AS name,
    count(*) AS rows,
    sum(ledger_entries.amount)::bigint AS amount
   FROM ledger_entries
  GROUP BY (split_part(ledger_entries.account, ':'::text, 1))
UNION ALL
 SELECT 'payouts/'::text || payouts.state AS name,
    count(*) AS rows,
    sum(payouts.amount)::bigint AS amount
   FROM payouts
  GROUP BY payouts.state
UNION ALL
 SELECT 'category/'::text || products.category_id AS name,
    count(*) AS rows,
    0 AS amount
   FROM products
  GROUP BY products.category_id
UNION ALL
 SELECT 'brand/'::text || products.brand_id AS name,
    count(*) AS rows,
    0 AS amount
   FROM products
  WHERE products.brand_id IS NOT NULL
  GROUP BY products.brand_id;

CREATE OR REPLACE FUNCTION public.ads_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from touched) then perform pg_notify('shop_changed', 'ads'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ads_truncated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changed', 'ads');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.cairo_month(at timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$
  select date_trunc('month', at at time zone 'Africa/Cairo')::date
$function$;

CREATE OR REPLACE FUNCTION public.cash_made_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stale_earnings (merchant_id)
  select mo.merchant_id from parcels p join merchant_orders mo on mo.id = p.merchant_order_id where p.id = new.parcel_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_merchant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.merchant_id := (select merchant_id from merchant_orders where id = new.merchant_order_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_order_facts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select placed_at, payment_method, (address ->> 'governorateId')::smallint
    into new.placed_at, new.payment_method, new.governorate_id
    from orders where id = new.order_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.copy_payment_method()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update merchant_orders set payment_method = new.payment_method where order_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_review(review reviews, by integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into product_ratings as r (product_id, one, two, three, four, five, smaller, right_size, larger, pictured, sizes)
  values (review.product_id, case review.stars when 1 then greatest(by, 0) else 0 end,
          case review.stars when 2 then greatest(by, 0) else 0 end, case review.stars when 3 then greatest(by, 0) else 0 end,
          case review.stars when 4 then greatest(by, 0) else 0 end, case review.stars when 5 then greatest(by, 0) else 0 end,
          case review.fit when 'smaller' then greatest(by, 0) else 0 end,
          case review.fit when 'right' then greatest(by, 0) else 0 end,
          case review.fit when 'larger' then greatest(by, 0) else 0 end,
          case when cardinality(review.photos) > 0 then greatest(by, 0) else 0 end,
          case when review.size <> '' and by > 0 then jsonb_build_object(review.size, by) else '{}' end)
  on conflict (product_id) do update
     set one = r.one + case review.stars when 1 then by else 0 end, two = r.two + case review.stars when 2 then by else 0 end,
         three = r.three + case review.stars when 3 then by else 0 end,
         four = r.four + case review.stars when 4 then by else 0 end,
         five = r.five + case review.stars when 5 then by else 0 end,
         smaller = r.smaller + case review.fit when 'smaller' then by else 0 end,
         right_size = r.right_size + case review.fit when 'right' then by else 0 end,
         larger = r.larger + case review.fit when 'larger' then by else 0 end,
         pictured = r.pictured + case when cardinality(review.photos) > 0 then by else 0 end,
         sizes = case when review.size = '' then r.sizes else jsonb_strip_nulls(r.sizes
           || jsonb_build_object(review.size, nullif(coalesce((r.sizes ->> review.size)::int, 0) + by, 0))) end
$function$;

CREATE OR REPLACE FUNCTION public.counts_of_parcel(parcel bigint, events text[])
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from order_events e
                  where e.parcel_id = parcel and e.event = any(events) and not exists (
                    select from order_events r where r.parcel_id = parcel and r.event = 'reopened' and r.id > e.id))
$function$;

CREATE OR REPLACE FUNCTION public.credit_to_spend(buyer bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = buyer for no key update;
  return (select coalesce(-sum(amount), 0) from ledger_entries where account = 'store_credit:' || buyer);
end $function$;

CREATE OR REPLACE FUNCTION public.daily_sales_to_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    update monthly_sales m
       set orders = m.orders - g.orders, units = m.units - g.units, amount = m.amount - g.amount,
           delivered = m.delivered - g.delivered, returned = m.returned - g.returned,
           commission = m.commission - g.commission, commission_vat = m.commission_vat - g.commission_vat
      from (select date_trunc('month', day)::date as month, merchant_id, facet, key, sum(orders) as orders,
                   sum(units) as units, sum(amount) as amount, sum(delivered) as delivered, sum(returned) as returned,
                   sum(commission) as commission, sum(commission_vat) as commission_vat
              from gone group by 1, 2, 3, 4) g
     where (m.merchant_id, m.facet, m.month, m.key) = (g.merchant_id, g.facet, g.month, g.key);
  end if;
  if tg_op <> 'DELETE' then
    insert into monthly_sales as m
    select date_trunc('month', day)::date, merchant_id, facet, key, sum(orders), sum(units), sum(amount), sum(delivered),
           sum(returned), sum(commission), sum(commission_vat)
      from added group by 1, 2, 3, 4
    on conflict (merchant_id, facet, month, key) do update
       set orders = m.orders + excluded.orders, units = m.units + excluded.units, amount = m.amount + excluded.amount,
           delivered = m.delivered + excluded.delivered, returned = m.returned + excluded.returned,
           commission = m.commission + excluded.commission, commission_vat = m.commission_vat + excluded.commission_vat;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.dispute_made_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stale_earnings (merchant_id)
  select distinct mo.merchant_id from payment_shares s join merchant_orders mo on mo.id = s.merchant_order_id
   where s.payment_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.earnings_frozen(part bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from claims c where c.merchant_order_id = part and c.closed_at is null and c.kind <> 'courier')
      or exists (select from returns r where r.merchant_order_id = part
                                        and r.state not in ('resolved', 'cancelled', 'expired', 'closed'))
      or exists (select from payment_shares s join payments p on p.id = s.payment_id
                  where s.merchant_order_id = part and s.captured > 0 and p.status = 'disputed')
$function$;

CREATE OR REPLACE FUNCTION public.earnings_made_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stale_earnings (merchant_id) values (new.merchant_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.earnings_of(merchant bigint)
 RETURNS TABLE(pending bigint, awaits_cash bigint, frozen bigint, available bigint)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(amount) filter (where state = 'pending'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'awaits_cash'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'frozen'), 0)::bigint,
         coalesce(sum(amount) filter (where state = 'available'), 0)::bigint
    from earnings where merchant_id = merchant and payout_id is null and not is_payout
$function$;

CREATE OR REPLACE FUNCTION public.entries_made_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stale_earnings (merchant_id) select distinct merchant_id from touched;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.everything_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_changed', 'all');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_name(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select translate(
    regexp_replace(lower(normalize(name, NFKC)), '[ـ\u064B-\u065F\u0670\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g'),
    'أإآٱؤئىیةکپڤ-_.،,', 'ااااويييهكبف     ')
$function$;

CREATE OR REPLACE FUNCTION public.fold_person(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN regexp_replace(translate(lower(regexp_replace(NORMALIZE(NORMALIZE(name, NFKC), NFD), '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]'::text, ''::text, 'g'::text)), 'ٱىیېےکةھہەپڤچگژ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, 'اييييكههههبفججز01234567890123456789'::text), '\m(عبد|ابو)\s+'::text, '\1'::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.fold_place(address jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select translate(
    fold_name(concat_ws('|', address ->> 'governorateId', address ->> 'cityName', address ->> 'street',
                        address ->> 'building', address ->> 'floor', address ->> 'flat')),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ \/()#:;''"', '01234567890123456789')
$function$;

CREATE OR REPLACE FUNCTION public.free_units(available boolean, on_hand integer, held integer, allocated integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN available THEN ((on_hand - held) - allocated) ELSE 0 END;

CREATE OR REPLACE FUNCTION public.frozen_line(l order_lines)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_build_object(
    'unitPrice', l.unit_price, 'quantity', l.quantity, 'discount', l.discount, 'platformDiscount', l.platform_discount,
    'commission', l.commission, 'commissionVat', l.commission_vat)
$function$;

CREATE OR REPLACE FUNCTION public.keeps_what_was_agreed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare frozen text[] := tg_argv;
declare name text;
begin
  foreach name in array frozen loop
    if to_jsonb(new) -> name is distinct from to_jsonb(old) -> name then
      raise exception '%.% was agreed when the order was placed', tg_table_name, name;
    end if;
  end loop;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  asked bigint := case when tg_table_name = 'ledger_entries' then (to_jsonb(new) ->> 'transaction_id')::bigint else new.id end;
  entries integer;
  total bigint;
begin
  select count(*), coalesce(sum(amount), 0) into entries, total from ledger_entries where transaction_id = asked;
  if entries < 2 or total <> 0 then
    raise exception 'ledger transaction % does not balance: % entries, sum %', asked, entries, total;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.ledger_entries_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into counter_changes (name, rows, amount)
  select 'ledger/' || split_part(account, ':', 1), count(*), sum(amount) from touched group by split_part(account, ':', 1);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.lines_made_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stale_days (day)
  select distinct (mo.placed_at at time zone 'Africa/Cairo')::date
    from touched t join merchant_orders mo on mo.id = t.merchant_order_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.merchant_needs_look(merchant bigint, today date)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN ((EXISTS (SELECT FROM merchant_identity_changes c WHERE ((c.merchant_id = merchant_needs_look.merchant) AND (c.state = 'waiting'::text)))) OR (EXISTS (SELECT FROM merchant_current_papers p WHERE ((p.merchant_id = merchant_needs_look.merchant) AND (p.expires_on < merchant_needs_look.today)))));

CREATE OR REPLACE FUNCTION public.merchant_sells(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (status = ANY (ARRAY['active'::text, 'restricted'::text]));

CREATE OR REPLACE FUNCTION public.merchant_shows(status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (status = ANY (ARRAY['active'::text, 'on_holiday'::text, 'restricted'::text]));

CREATE OR REPLACE FUNCTION public.merchants_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from touched where merchant_shows(status)) then perform pg_notify('shop_changed', 'all'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.merchants_set_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products set listed = (status = 'published' and merchant_shows(new.status)) where merchant_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.merchants_set_low()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products p set low_stock = s.low
    from (select p.id, bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and new.low_stock_at) as low
            from products p join variants v on v.product_id = p.id
           where p.merchant_id = new.id and p.low_stock_at is null group by p.id) s
   where p.id = s.id and p.low_stock is distinct from s.low;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.merchants_updated()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from before b join after a using (id)
              where (merchant_shows(b.status) or merchant_shows(a.status)) and b::text <> a::text) then
    perform pg_notify('shop_changed', 'all');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.money_act_signed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (select count(*) from money_signatures where act_id = new.id) < new.people then
    raise exception 'money act % needs % signatures', new.id, new.people;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.month_is_open()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from closed_months where month = cairo_month(new.posted_at)) then
    raise exception 'the month % is closed', cairo_month(new.posted_at);
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.name_words(name text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_to_tsvector(array_remove(regexp_split_to_array(fold_name(name), '\s+'), ''))
$function$;

CREATE OR REPLACE FUNCTION public.never_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_new_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('shop_news', 'orders:' || new.merchant_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (tg_op <> 'INSERT' and old.state = 'shown') or (tg_op <> 'DELETE' and new.state = 'shown') then
    perform pg_notify('shop_changed', 'reviews:' || coalesce(new.product_id, old.product_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from touched) then perform pg_notify('shop_changed', 'all'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_tags(tags text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare tag text;
begin
  if cardinality(tags) > 200 then
    perform pg_notify('shop_changed', 'all');
    return;
  end if;
  if cardinality(tags) > 0 then
    perform pg_notify('shop_changed', 'products');
  end if;
  foreach tag in array tags loop
    perform pg_notify('shop_changed', tag);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_updated_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select b::text from before b except all select a::text from after a) then
    perform pg_notify('shop_changed', 'all');
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.of_the_living()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = new.user_id and deleted_at is null for key share;
  if not found then raise exception 'the account was erased' using errcode = 'WK410'; end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.only_forgotten()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new is distinct from old and new.user_id is null and new.reason = ''
     and to_jsonb(new) - 'user_id' - 'reason' = to_jsonb(old) - 'user_id' - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.only_reason_forgotten()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and old.reason <> '' and new.reason = '' and to_jsonb(new) - 'reason' = to_jsonb(old) - 'reason' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.only_stamped()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'payout_id' - 'statement_id' = to_jsonb(old) - 'payout_id' - 'statement_id' then
    return new;
  end if;
  raise exception '% is append-only but for its stamps', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.order_lines_keep()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  bought record;
begin
  select p.category_id, coalesce(p.not_returnable, c.not_returnable) as not_returnable into bought
    from products p join categories c on c.id = p.category_id where p.id = new.product_id;
  new.category_id := coalesce(new.category_id, bought.category_id);
  new.not_returnable := coalesce(bought.not_returnable, '');
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.order_made_stale()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stale_days (day) values ((new.placed_at at time zone 'Africa/Cairo')::date);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.parcel_fate(parcel parcels)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when parcel.state in ('lost', 'damaged') then 'failed'
    when parcel.state not in ('undelivered', 'returned') then 'stands'
    when not counts_of_parcel(parcel.id, '{refused}') and exists (
      select from order_events e where e.merchant_order_id = parcel.merchant_order_id and e.event = 'withdrawn') then 'failed'
    when parcel.state = 'undelivered' then 'stands'
    when counts_of_parcel(parcel.id, '{lost,damaged}') then 'failed'
    else 'refused' end
$function$;

CREATE OR REPLACE FUNCTION public.payouts_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    insert into counter_changes (name, rows, amount) values ('payouts/' || old.state, -1, -old.amount);
  end if;
  insert into counter_changes (name, rows, amount) values ('payouts/' || new.state, 1, new.amount);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.picture_hash(identifier text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(identifier, '/media/([0-9a-f]{16,64})'::text);

CREATE OR REPLACE FUNCTION public.private_hash(identifier text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN "substring"(identifier, '^/private-media/([0-9a-f]{32})$'::text);

CREATE OR REPLACE FUNCTION public.products_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_tags((select coalesce(array_agg(distinct t), '{}') from touched p,
    unnest(array['product:' || p.id, 'category:' || p.category_id, 'merchant:' || p.merchant_id, 'brand:' || p.brand_id,
                 case when p.listed then 'listing:' || p.category_id end]) t
    where t is not null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into counter_changes (name, rows)
  select name, count(*) * case tg_op when 'DELETE' then -1 else 1 end
    from (select 'category/' || category_id as name from touched
          union all select 'brand/' || brand_id from touched where brand_id is not null) each_of group by name;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_log_price()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into product_prices (product_id, price, since) values (new.id, new.price, new.created_at);
  elsif new.price <> old.price then
    insert into product_prices (product_id, price, since)
    select new.id, new.price, greatest(clock_timestamp(), max(since)) from product_prices where product_id = new.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_move()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into counter_changes (name, rows)
  select * from (values ('category/' || old.category_id, -1), ('category/' || new.category_id, 1), ('brand/' || old.brand_id, -1),
                        ('brand/' || new.brand_id, 1)) each_of (name, rows) where name is not null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_set_listed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Nobody but staff can publish what staff took off.
  if new.status = 'published' then
    new.taken_off := false;
  end if;
  new.listed := new.status = 'published'
    and exists (select from merchants m where m.id = new.merchant_id and merchant_shows(m.status));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.products_set_low()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.low_stock := exists (
    select from variants v join merchants m on m.id = new.merchant_id
     where v.product_id = new.id
       and free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(new.low_stock_at, m.low_stock_at));
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.products_update_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_tags((select coalesce(array_agg(distinct t), '{}')
    from (select p.id, p.category_id, p.merchant_id, p.brand_id,
                 (b.category_id, b.listed, b.created_at) is distinct from (p.category_id, p.listed, p.created_at) as moved
            from before b join after p using (id)
           where (b.*) is distinct from (p.*)
             and (b.merchant_id, b.category_id, b.brand_id, b.title, b.description, b.specifications, b.images, b.option_names,
                  b.price, b.original_price, b.listed, b.in_stock, b.not_returnable,
                  b.origin, b.maker, b.warranty_months, b.hazards)
              is distinct from
                 (p.merchant_id, p.category_id, p.brand_id, p.title, p.description, p.specifications, p.images, p.option_names,
                  p.price, p.original_price, p.listed, p.in_stock, p.not_returnable,
                  p.origin, p.maker, p.warranty_months, p.hazards)
          union
          select b.id, b.category_id, b.merchant_id, b.brand_id, b.category_id <> p.category_id
            from before b join after p using (id)
           where (b.category_id, b.merchant_id, b.brand_id) is distinct from (p.category_id, p.merchant_id, p.brand_id)) c,
    unnest(array['product:' || c.id, 'category:' || c.category_id, 'merchant:' || c.merchant_id, 'brand:' || c.brand_id,
                 case when c.moved then 'listing:' || c.category_id end]) t
    where t is not null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.products_words_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('wekala.notify_at_end', true) = 'on' then return null; end if;
  perform notify_tags((select coalesce(array_agg(distinct tag), '{}')
    from before b join after p using (id),
         unnest(array['category:' || p.category_id, 'merchant:' || p.merchant_id, 'brand:' || p.brand_id]) tag
   where tag is not null and (b.search_words, b.attributes) is distinct from (p.search_words, p.attributes)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.review_votes_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update reviews set helpful = helpful + 1 where id = new.review_id;
  else
    update reviews set helpful = helpful - 1 where id = old.review_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.reviews_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.state = 'shown' and exists (select from products where id = old.product_id) then
    perform count_review(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.state = 'shown' then
    perform count_review(new, 1);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.start_job(task text, payload json, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts)
  select id, start_job.payload, coalesce(start_job.run_at, now()), coalesce(start_job.max_attempts, 25)
    from graphile_worker._private_tasks where identifier = task;
  if found then
    perform pg_notify('jobs:insert', json_build_object('r', random(), 'count', 1, 'job', task)::text);
  else
    perform graphile_worker.add_job(task, payload, run_at => start_job.run_at, max_attempts => start_job.max_attempts);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.stays_erased()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the account was erased' using errcode = 'WK410';
end $function$;

CREATE OR REPLACE FUNCTION public.store_page_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into page_versions (name, number, version, sections, saved_at, saved_by)
  values (new.name, new.number, new.version, new.sections, new.saved_at, new.saved_by);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.timed_id(counter text)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  tick bigint := floor((extract(epoch from clock_timestamp()) - 1767225600) * 4);
  fresh bigint;
begin
  perform pg_advisory_lock(66, hashtext(counter));
  begin
    fresh := nextval(counter::regclass);
    if fresh < tick then
      fresh := setval(counter::regclass, tick);
    end if;
  exception when query_canceled or others then
    perform pg_advisory_unlock(66, hashtext(counter));
    raise;
  end;
  perform pg_advisory_unlock(66, hashtext(counter));
  return fresh;
end $function$;

CREATE OR REPLACE FUNCTION public.update_product_stock()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update products p set in_stock = s.free, low_stock = s.low
    from (select p.id, coalesce(bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) > 0), false) as free,
                 coalesce(bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(p.low_stock_at, m.low_stock_at)), false) as low
            from (select distinct product_id from touched) changed
            join products p on p.id = changed.product_id
            join merchants m on m.id = p.merchant_id
            left join variants v on v.product_id = p.id
           group by p.id) s
   where p.id = s.id and (p.in_stock, p.low_stock) is distinct from (s.free, s.low);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.variants_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_tags((select coalesce(array_agg(distinct 'product:' || product_id), '{}') from touched));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.variants_set_merchant()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.merchant_id := (select merchant_id from products where id = new.product_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.variants_turned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  turned bigint[] := (select array_agg(distinct v.product_id)
    from before b join touched v using (id) join products p on p.id = v.product_id join merchants m on m.id = p.merchant_id
   cross join lateral (select free_units(b.available, b.on_hand, b.held, b.allocated) as was,
                              free_units(v.available, v.on_hand, v.held, v.allocated) as is_now,
                              coalesce(p.low_stock_at, m.low_stock_at) as few) u
   where (u.was > 0, u.was between 1 and u.few) is distinct from (u.is_now > 0, u.is_now between 1 and u.few));
begin
  if turned is null then
    return null;
  end if;
  perform from products where id = any(turned) order by id for no key update;
  update products p set in_stock = s.free, low_stock = s.low
    from (select p.id, bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) > 0) as free,
                 bool_or(free_units(v.available, v.on_hand, v.held, v.allocated) between 1 and coalesce(p.low_stock_at, m.low_stock_at)) as low
            from products p join merchants m on m.id = p.merchant_id join variants v on v.product_id = p.id
           where p.id = any(turned) group by p.id) s
   where p.id = s.id and (p.in_stock, p.low_stock) is distinct from (s.free, s.low);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.variants_update_notify()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform notify_tags((select coalesce(array_agg(distinct 'product:' || v.product_id), '{}')
    from before b join after v using (id)
   where (b.price, b.options, b.swatch, b.picture, b.position, b.available)
           is distinct from (v.price, v.options, v.swatch, v.picture, v.position, v.available)
      or least(free_units(b.available, b.on_hand, b.held, b.allocated), 6) <> least(free_units(v.available, v.on_hand, v.held, v.allocated), 6)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.withdrawn_units(line bigint, but bigint DEFAULT NULL::bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(rl.quantity), 0)::int
    from refund_lines rl join refunds f on f.id = rl.refund_id
   where rl.order_line_id = line and f.state <> 'refused' and f.id is distinct from but
     and (f.wish <> 'exchange'
          or exists (select from refund_tenders t where t.refund_id = f.id and t.came_back > 0 and t.came_back = t.amount))
$function$;

CREATE OR REPLACE FUNCTION public.words_of_person(name text, mobile text, email text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (WITH words AS (SELECT DISTINCT (word.word COLLATE "C") AS word FROM regexp_split_to_table(fold_person(words_of_person.name), '[^[:alnum:]]+'::text) word(word) WHERE (word.word <> ''::text)) SELECT array_to_tsvector(array_remove(((ARRAY(SELECT words.word FROM words) || ARRAY(SELECT ((('&'::text || a.word) || '&'::text) || b.word) FROM (words a JOIN words b ON ((a.word < b.word))))) || ARRAY[COALESCE(email, ''::text), replace(COALESCE(mobile, ''::text), '+2'::text, ''::text)]), ''::text)) AS array_to_tsvector);
