-- Shipping: dispatch times of merchants, days on the way, bookings at couriers, and their webhooks.

-- A merchant's dispatch times; without a row the defaults of src/modules/shipping/server/sending.sql.ts hold.
create table merchant_sending (
  merchant_id bigint primary key references merchants,
  preparing_days smallint not null check (preparing_days between 0 and 7),   -- working days until it hands over
  cut_off_hour smallint not null check (cut_off_hour between 0 and 24),      -- in Cairo; later orders are tomorrow's
  ships_with text not null,
  free_delivery_from integer check (free_delivery_from > 0)                  -- piastres of its goods; null: never
);

-- Working days on the way where they differ from the zone's. The row that says most applies.
create table delivery_times (
  id bigint generated always as identity primary key,
  courier text,                                    -- null: any
  governorate_id smallint not null references governorates,
  city_id integer references cities,               -- null: every city without a row of its own
  first_days smallint not null check (first_days >= 0),
  last_days smallint not null check (last_days >= first_days),
  unique nulls not distinct (courier, governorate_id, city_id)
);

-- Days on which nobody prepares or delivers. The fixed ones; staff add those that follow the moon.
create table holidays (
  day date primary key,
  name text not null check (name <> '')
);
insert into holidays (day, name)
select make_date(year, month, day), name
  from generate_series(2026, 2030) as year,
       (values (1, 7, 'عيد الميلاد المجيد'), (1, 25, 'عيد الثورة وعيد الشرطة'), (4, 25, 'عيد تحرير سيناء'),
               (5, 1, 'عيد العمال'), (6, 30, 'ثورة ٣٠ يونيو'), (7, 23, 'عيد ثورة ٢٣ يوليو'),
               (10, 6, 'عيد القوات المسلحة')) as fixed (month, day, name);

-- A parcel that goes to its buyer, or a return that is fetched from there. A row is written before the courier is asked: if the answer is lost, the booking is looked up by its reference and
-- never asked for again.
create table courier_bookings (
  id bigint primary key,
  parcel_id bigint,
  return_id bigint,
  courier text not null,
  reference text not null unique,
  cash_due integer not null check (cash_due >= 0), -- piastres, as booked
  asked_at timestamptz not null,
  tracking_number text,                            -- null until the courier has answered
  reported_state text,                                 -- of a return: the courier's last report (src/modules/shipping/courier.ts)
  ended_at timestamptz,                            -- called off, or certain that it never arrived
  unique (courier, tracking_number),
  check (num_nonnulls(parcel_id, return_id) = 1)
);
create sequence courier_bookings_id_seq owned by courier_bookings.id;
alter table courier_bookings alter id set default timed_id('courier_bookings_id_seq');
create unique index courier_bookings_open on courier_bookings (parcel_id) where ended_at is null;
create unique index courier_bookings_open_return on courier_bookings (return_id) where ended_at is null;
create index courier_bookings_of_return on courier_bookings (return_id, id desc) where return_id is not null;

-- Webhooks of couriers, each stored once. They are only a reason to ask: nothing in them is believed.
create table courier_webhooks (
  id bigint generated always as identity primary key,
  courier text not null,
  event_id text not null,
  tracking_number text not null,
  body jsonb not null,
  received_at timestamptz not null,
  unique (courier, event_id)
);
