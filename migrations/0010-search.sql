-- Words that occur in the catalogue, and each of them with one letter left out: a typing mistake of one letter is found
-- by exact look-ups, whatever the size of the catalogue.

create table search_terms (
  word text primary key,
  products integer not null
);
create table search_deletes (
  shortened text not null,
  word text not null,
  primary key (shortened, word)
);
