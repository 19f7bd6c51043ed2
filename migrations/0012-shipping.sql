-- What we asked couriers to bring, and what they told us.

-- A parcel that goes to its buyer, or a return that is fetched from there. A row is written before the courier is asked: if the answer is lost, the booking is looked up by its reference and
-- never asked for again.
create table courier_bookings (
  id bigint generated always as identity primary key,
  parcel_id bigint,
  return_id bigint,
  courier text not null,
  reference text not null unique,
  cash_due integer not null check (cash_due >= 0), -- piastres, as booked
  asked_at timestamptz not null,
  tracking_number text,                            -- null until the courier has answered
  told_state text,                                 -- of a return: what the courier told last (src/modules/shipping/courier.ts)
  ended_at timestamptz,                            -- called off, or certain that it never arrived
  unique (courier, tracking_number),
  check (num_nonnulls(parcel_id, return_id) = 1)
);
create unique index courier_bookings_open on courier_bookings (parcel_id) where ended_at is null;
create unique index courier_bookings_open_return on courier_bookings (return_id) where ended_at is null;
create index courier_bookings_of_return on courier_bookings (return_id, id desc) where return_id is not null;

-- Webhooks of couriers, each stored once. They are only a reason to ask: nothing in them is believed.
create table courier_webhooks (
  id bigint generated always as identity primary key,
  courier text not null,
  event_id text not null,
  tracking_number text not null,
  told jsonb not null,
  heard_at timestamptz not null,
  unique (courier, event_id)
);
