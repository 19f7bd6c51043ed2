-- The back-office of ads: who saves over whom, the picture an ad was cut from, and how often it was seen and followed.

alter table ads
  add column version integer not null default 1,
  -- What its image was cut from (`/media/<hash>`), and the part of it in pixels; null: the image came as it is.
  add column picture text,
  add column crop jsonb,
  add column created_at timestamptz not null default now(),
  add constraint ads_end_after_start check (ends_at > starts_at),
  add constraint ads_crop_of_picture check ((picture is null) = (crop is null));

-- A row an ad and day of Cairo; nothing of who saw it.
create table ad_counts (
  ad_id bigint not null references ads on delete cascade,
  day date not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  primary key (ad_id, day)
);
