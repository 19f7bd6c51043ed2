-- One person in ten has each word of a common full name, and comparing such long lists takes long. Two words together are
-- rare, so each two words of a name, in the order of the alphabet, stand in the index as one word too. It begins with `&`,
-- which no typed word does.
create or replace function words_of_person(name text, mobile text, email text) returns tsvector
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

alter table users alter column search_words set expression as (words_of_person(name, mobile, email));
