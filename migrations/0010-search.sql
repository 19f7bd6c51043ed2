-- Words that occur in the catalogue, and each of them with one letter left out: a typing mistake of one letter is found
-- by exact look-ups, whatever the size of the catalogue.

create table search_terms (
  word text primary key,
  products integer not null,
  sound text not null default ''                    -- without its vowels, alike in both scripts: catalog/words/spelling/sounds.ts
);
create index search_terms_sound on search_terms (sound);
create index search_terms_beginning on search_terms (word text_pattern_ops);
create table search_deletes (
  shortened text not null,
  word text not null,
  primary key (shortened, word)
);

-- With which words the products were indexed last, or are being indexed: src/modules/search/server/reindex.ts.
create table search_index (
  only_one boolean primary key default true check (only_one),
  words text not null
);

-- What shoppers searched for: a folded text, a day and counts, never who. A text is written down once five people searched
-- for it on a day (src/platform/server/counting/crowd-counter.ts), and forgotten after 90 days.
create table search_counts (
  query text not null,
  day date not null,
  searches integer not null default 0,
  clicks integer not null default 0,                -- on products that it found
  wishes integer not null default 0,                -- how often somebody asked for such goods; written down at once
  found integer not null default 0,                 -- products, when it was last searched for; counted up to a page
  repaired text not null default '',                -- the words that were searched for instead
  primary key (query, day)
);
create index on search_counts (day);

-- What was searched for next, by those who opened nothing of the first search and something of the second: two folded
-- texts, a day and a count, never who. Written down and forgotten as the counts are.
create table search_pairs (
  query text not null,
  next text not null check (next <> query),
  day date not null,
  times integer not null,
  primary key (query, next, day)
);
create index on search_pairs (day);

-- What staff decided about a search.
create table search_rules (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('means', 'pin', 'hide', 'leads_to')),
  query text not null check (query <> ''),          -- folded
  means text not null default '',                   -- the words to search for as well
  product_id bigint references products on delete cascade,
  path text not null default '',                    -- the page that the search leads to
  created_at timestamptz not null,
  unique nulls not distinct (kind, query, product_id),
  check ((kind = 'means') = (means <> '')),
  check ((kind in ('pin', 'hide')) = (product_id is not null)),
  check ((kind = 'leads_to') = (path <> ''))
);
create index on search_rules (product_id);
