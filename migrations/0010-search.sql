-- Words that occur in the catalogue, and each of them with one letter left out: a typing mistake of one letter is found
-- by exact look-ups, whatever the size of the catalogue.

create table search_terms (
  word text primary key,
  products integer not null,
  sound text not null default ''                    -- without its vowels, alike in both scripts: catalog/words/sounds.ts
);
create index search_terms_sound on search_terms (sound);
create index search_terms_beginning on search_terms (word text_pattern_ops);
create table search_deletes (
  shortened text not null,
  word text not null,
  primary key (shortened, word)
);
