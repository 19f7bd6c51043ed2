-- Finding an account by name, mobile or e-mail, however each was typed.

-- One spelling for names that readers take for the same; `عبد` and `أبو` are part of the word after them.
create function fold_person(name text) returns text
language sql immutable parallel safe return
  regexp_replace(
    translate(
      lower(regexp_replace(normalize(normalize(name, nfkc), nfd), '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B-\u200F\u202A-\u202E\u2066-\u2069]', '', 'g')),
      'ٱىیېےکةھہەپڤچگژ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'اييييكههههبفججز01234567890123456789'),
    '\m(عبد|ابو)\s+', '\1', 'g');

-- What an account is found by: the words of its name, its e-mail address, its mobile as it is dialled.
create function words_of_person(name text, mobile text, email text) returns tsvector
language sql immutable parallel safe return
  array_to_tsvector(array_remove(
    string_to_array(regexp_replace(fold_person(name), '[^[:alnum:]]+', ' ', 'g'), ' ')
      || array[coalesce(email, ''), replace(coalesce(mobile, ''), '+2', '')], ''));

alter table users
  add column signed_in_at timestamptz,             -- last
  add column search_words tsvector not null generated always as (words_of_person(name, mobile, email)) stored;
update users u set signed_in_at = (select max(created_at) from sessions s where s.user_id = u.id);

create index users_words on users using gin (search_words) with (fastupdate = off);
-- Most accounts are buyers' and not blocked: what is looked for are the others.
create index users_staff on users (role, id desc) where role <> 'user' and deleted_at is null;
create index users_blocked on users (id desc) where blocked_at is not null and deleted_at is null;
