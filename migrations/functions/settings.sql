-- Every version of the shop's texts stays, whoever wrote it and however.
create or replace function store_page_version() returns trigger language plpgsql as $$
begin
  insert into page_versions (name, number, version, sections, saved_at, saved_by)
  values (new.name, new.number, new.version, new.sections, new.saved_at, new.saved_by);
  return null;
end $$;
create or replace trigger pages_versioned after insert or update on pages for each row execute function store_page_version();
