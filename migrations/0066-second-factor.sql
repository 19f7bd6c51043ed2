-- Sign-in by a second factor (TOTP, RFC 6238): staff and merchants may switch it on, a super_admin must.

create table second_factors (
  user_id bigint primary key references users on delete cascade,
  state text not null check (state in ('pending', 'on', 'excused')),  -- excused: the demo's own super_admin
  secret bytea,                                    -- sealed: platform/server/secrets.ts
  last_step bigint not null default 0,             -- the 30 seconds whose code was used last: none works twice
  changed_at timestamptz not null default now(),
  check ((state = 'excused') = (secret is null))
);

-- For who has lost the telephone; each opens the account once.
create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
