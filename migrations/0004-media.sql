-- Pictures that were sent to us. Their files lie in the storage under pictures/<hash>/; a job deletes those that nothing
-- uses (docs/decisions/0022-pictures-nobody-uses.md).
create table pictures (
  hash text primary key,
  look_at timestamptz not null                     -- starts again when the picture is sent again or is found in use
);
create index on pictures (look_at);

-- Pictures that lie elsewhere: drive files and addresses that imports and forms name. Each is fetched by the server once
-- and kept as one of our own, so that no browser asks a foreign server (docs/decisions/0075-foreign-pictures.md).
create table foreign_pictures (
  identifier text primary key,
  hash text                                        -- what it is kept as; null: not fetched yet
);
create index on foreign_pictures (hash);
