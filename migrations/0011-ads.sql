-- Ads of the landing page, and how often they were seen and followed.

create table ads (
  id bigint generated always as identity primary key,
  type text not null check (type in ('landing_page_upper', 'landing_page_categories')),
  position integer not null check (position between 1 and 3),
  title text not null,
  image text not null,
  picture text,                                    -- what the image was cut from (/media/<hash>); null: it came as it is
  crop jsonb,                                      -- the part of the picture, in pixels
  direct_to text not null default 'merchant' check (direct_to in ('merchant', 'product', 'category', 'brand')),
  merchant_id bigint references merchants on delete cascade,
  product_id bigint references products on delete set null,
  category_id bigint references categories on delete set null,
  brand_id bigint references brands on delete set null,
  active boolean not null default true,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint ads_end_after_start check (ends_at > starts_at),
  constraint ads_crop_of_picture check ((picture is null) = (crop is null))
);
create index on ads (type, position) where active;

-- A row for each ad and day in Cairo; nothing says who saw it.
create table ad_counts (
  ad_id bigint not null references ads on delete cascade,
  day date not null,
  impressions integer not null default 0,
  clicks integer not null default 0,
  primary key (ad_id, day)
);
