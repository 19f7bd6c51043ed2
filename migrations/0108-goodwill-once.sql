-- A gift that is sent twice is given once. Those given before had no key.
alter table goodwill_credits add column key text unique check (key <> '');
