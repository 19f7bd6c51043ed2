-- Pictures that were sent to us. Their files lie in the storage under pictures/<hash>/; a job deletes those that nothing
-- uses (docs/decisions/0022-pictures-nobody-uses.md).
create table pictures (
  -- The same picture may be kept for both, apart from each other (docs/decisions/0057-private-pictures.md).
  audience text not null check (audience in ('public', 'private')),
  hash text not null,
  look_at timestamptz not null,                    -- starts again when the picture is sent again or is found in use
  primary key (audience, hash)
);
create index on pictures (look_at);

-- Pictures that lie elsewhere: drive files and addresses that imports and forms name. Each is fetched by the server once
-- and kept as one of our own, so that no browser asks a foreign server (docs/decisions/0075-foreign-pictures.md).
create table foreign_pictures (
  identifier text primary key,
  hash text                                        -- what it is kept as; null: not fetched yet
);
create index on foreign_pictures (hash);
