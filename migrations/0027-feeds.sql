-- Product feeds for other services, as a job last wrote them from the products.

create table feeds (
  name text primary key,                           -- of a form in feeds/server
  head text not null,                              -- what stands before the items
  etag text not null,                              -- of all parts together
  items integer not null,
  made_at timestamptz not null                     -- when it last said something new
);

-- The items of 500 product ids, so that no more is ever in memory and a change rewrites little.
create table feed_parts (
  name text not null,
  part integer not null,
  bytes bytea not null,                            -- gzip
  hash text not null,                              -- of the text
  items integer not null,
  primary key (name, part)
);
