-- Pictures that were sent to us. Their files lie in the storage under pictures/<hash>/; a job deletes those that nothing
-- uses (docs/decisions/0022-pictures-nobody-uses.md).
create table pictures (
  hash text primary key,
  look_at timestamptz not null                     -- starts again when the picture is sent again or is found in use
);
create index on pictures (look_at);
