-- Keys by which a program may ask how a buyer's orders stand, and nothing else. Made and taken back by the buyer.

create table agent_keys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 60),   -- what the buyer calls the program
  key_hash bytea not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on agent_keys (user_id);
create index on agent_keys (expires_at);
