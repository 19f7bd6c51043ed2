-- People: accounts, how they sign in, their addresses, and what they agreed to.

-- One spelling for names that readers take for the same; `عبد` and `أبو` are part of the word after them.
create function fold_person(name text) returns text
language sql immutable parallel safe return
  regexp_replace(
    translate(
      lower(regexp_replace(normalize(normalize(name, nfkc), nfd), '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')),
      'ٱىیېےکةھہەپڤچگژ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييييكههههبفججز01234567890123456789'),
    '\m(عبد|ابو)\s+', '\1', 'g');

-- What finds an account: the words of its name, its e-mail address, its mobile as it is dialled. One person in ten has
-- each word of a common full name, and intersecting such long lists is slow. Two words together are rare, so each pair of
-- words of a name, in the order of the alphabet, is indexed as one word too. It begins with `&`, which no typed word does.
create function words_of_person(name text, mobile text, email text) returns tsvector
language sql immutable parallel safe return (
  with words as (
    select distinct word collate "C" as word
      from regexp_split_to_table(fold_person(name), '[^[:alnum:]]+') word
     where word <> ''
  )
  select array_to_tsvector(array_remove(
    array(select word from words)
      || array(select '&' || a.word || '&' || b.word from words a join words b on a.word < b.word)
      || array[coalesce(email, ''), replace(coalesce(mobile, ''), '+2', '')], '')));

-- A deleted account keeps its row, because its orders stay, and nothing that says whose it was: its mobile and e-mail
-- address are free for a new account.
create table users (
  id bigint generated always as identity primary key,
  name text not null,                              -- empty until the first address or the profile says it
  mobile text unique check (mobile ~ '^\+201[0125][0-9]{8}$'),
  mobile_verified_at timestamptz,
  email text unique check (email = lower(email)),
  password_hash text not null,                     -- empty: signs in by codes alone
  birth_date date,                                 -- of buyers; staff are not asked
  role text not null default 'user' check (role in ('user', 'merchant', 'support', 'finance', 'super_admin')),
  blocked_at timestamptz,
  deleted_at timestamptz,
  role_since timestamptz not null default now(),   -- from here on the days to set up a second factor run
  created_at timestamptz not null default now(),
  signed_in_at timestamptz,                        -- the last time
  search_words tsvector not null generated always as (words_of_person(name, mobile, email)) stored,
  check (deleted_at is not null or mobile is not null),
  check (deleted_at is not null or role <> 'user' or birth_date is not null)
);
create index users_words on users using gin (search_words) with (fastupdate = off);
-- Most accounts belong to buyers and are not blocked; the lists ask for the others.
create index users_staff on users (role, id desc) where role <> 'user' and deleted_at is null;
create index users_blocked on users (id desc) where blocked_at is not null and deleted_at is null;

-- Only the hash of a token is stored: a stolen copy of this table opens no account.
create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users on delete cascade,
  device text not null,
  address text not null default '',                -- the network address from which it was opened
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  confirmed_at timestamptz,                        -- when the password was last given
  expires_at timestamptz not null
);
create index on sessions (user_id);
create index on sessions (expires_at);

-- Devices that an account signed in on. Each has tries of its own, so that strangers' guesses keep nobody out.
create table known_devices (
  key_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  forget_at timestamptz not null
);
create index on known_devices (user_id);
create index on known_devices (forget_at);

-- Who signed in, failed, was refused or changed how the account is opened, from where and with which device. It names
-- nobody but by the account's number, is kept 180 days (law 175/2018), and is forgotten with the account.
create table security_events (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id bigint references users on delete cascade,   -- null: nobody has the account that was asked for
  detail text not null default '',                 -- which call was refused, or which role was given
  address text not null,
  device text not null,
  happened_at timestamptz not null
);
create index on security_events (user_id, id desc);
create index on security_events (kind, id desc);
create index on security_events (happened_at);

-- Who of the staff, or of a merchant's people, read a buyer's mobile or the address of an order: one row a day. Shown to the
-- buyer, kept as long as the security log, and forgotten with the account.
create table readings (
  user_id bigint not null references users on delete cascade,
  reader_id bigint not null,
  role text not null,
  merchant_id bigint,                              -- the merchant for whom the reader worked
  order_id bigint not null,                        -- 0: no order, but the account
  what text not null check (what in ('mobile', 'address')),
  times integer not null default 1 check (times > 0),
  read_on date not null,                           -- the day in Cairo
  last_at timestamptz not null,
  primary key (user_id, reader_id, order_id, read_on)
);
create index on readings (read_on);

create table one_time_codes (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  receiver text,                                   -- the mobile, of somebody who may have no account yet
  purpose text not null check (purpose in ('verify_mobile', 'reset_password', 'confirm_order', 'enter', 'confirm_owner',
                                           'caller', 'prove_email', 'prove_mobile')),
  code_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(user_id, receiver) = 1)
);
create index on one_time_codes (user_id, purpose, created_at desc);
create index on one_time_codes (receiver, purpose, created_at desc) where receiver is not null;

-- An e-mail address or a mobile that an account wants and has not proved yet: it counts for nothing.
create table wanted_contacts (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('email', 'mobile')),
  value text not null,
  asked_at timestamptz not null,
  primary key (user_id, kind)
);

-- What an account was opened by before its e-mail address changed: the old address can take it back for some days. Only
-- the hash of what its letter says is stored.
create table former_contacts (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  email text not null,
  mobile text not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null
);
create index on former_contacts (user_id);
create index on former_contacts (expires_at);

-- The second factor of a sign-in (TOTP, RFC 6238): everybody may switch it on. A super_admin
-- must at once, finance and merchants' owners before they move money after 14 days.
create table second_factors (
  user_id bigint primary key references users on delete cascade,
  state text not null check (state in ('pending', 'on', 'excused')),  -- excused: accounts of the demo
  secret bytea,                                    -- sealed (src/platform/server/secrets.ts)
  last_step bigint not null default 0,             -- the last 30 seconds whose code was used: no code works twice
  changed_at timestamptz not null default now(),
  check ((state = 'excused') = (secret is null))
);

-- Public keys of passkeys (WebAuthn): each signs in alone, as its device asks for a finger, a face or a number itself.
create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  device text not null,                            -- on which it was made
  created_at timestamptz not null,
  used_at timestamptz
);
create index on passkeys (user_id);

-- What a passkey must sign: each once, within minutes. Unlogged: a crash may forget them.
create unlogged table passkey_challenges (
  challenge text primary key,
  user_id bigint,                                  -- of whoever is signed in; null of whoever signs in
  expires_at timestamptz not null
);
create index on passkey_challenges (expires_at);

-- For people who lost their telephone; each code opens the account once.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Counts of what is limited (sign-in attempts, codes sent), one row for each key and window. Unlogged: a crash may
-- forget them.
create unlogged table limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);

-- What people agreed to, and what they took back (law 151/2020): a log, whose last row of a purpose and channel holds. What
-- somebody wants to be told of, and by which channel, is such a decision too.
create table consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null
    check (purpose in ('terms', 'selling', 'analytics', 'orders', 'messages', 'money', 'watched', 'cart', 'offers')),
  told_by text check (told_by in ('app', 'email', 'sms', 'whatsapp')),
  text_version text not null,
  channel text not null default 'web' check (channel in ('web', 'back_office', 'whatsapp')), -- where it was decided
  decision text not null default 'given' check (decision in ('given', 'withdrawn')),
  given_from text not null default '',             -- network address
  given_at timestamptz not null default now(),
  check ((told_by is null) = (purpose in ('terms', 'selling', 'analytics')))
);
create index on consents (user_id, purpose, told_by, id desc);

create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  recipient text not null,
  mobile text not null,
  governorate_id smallint not null references governorates,
  city_id integer references cities,
  city_name text not null,
  street text not null,
  building text not null,
  floor text not null default '',
  flat text not null default '',
  landmark text not null default '',
  created_at timestamptz not null default now()
);
create index on addresses (user_id);
