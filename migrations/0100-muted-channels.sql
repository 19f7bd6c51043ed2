-- By what a member of staff does not want to be told; the inbox has everything.
create table muted_channels (
  user_id bigint not null references users on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  primary key (user_id, channel)
);
