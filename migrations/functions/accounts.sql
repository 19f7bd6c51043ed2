-- Nothing is written about an account that was erased. A request that began before waits for the erasing, and then fails:
-- what it would leave, nobody could erase any more.
create or replace function of_the_living() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and deleted_at is null for key share;
  if not found then raise exception 'the account was erased' using errcode = 'WK410'; end if;
  return new;
end $$;
create or replace function stays_erased() returns trigger language plpgsql as $$
begin
  raise exception 'the account was erased' using errcode = 'WK410';
end $$;
create or replace trigger users_stay_erased before update on users
  for each row when (old.deleted_at is not null and new.deleted_at is not null) execute function stays_erased();

create or replace trigger account_carts_of_the_living before insert on account_carts
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger addresses_of_the_living before insert on addresses
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger agent_keys_of_the_living before insert on agent_keys
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger complaints_of_the_living before insert on complaints
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger conversations_of_the_living before insert on conversations
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger customer_notes_of_the_living before insert on customer_notes
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger former_contacts_of_the_living before insert on former_contacts
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger known_devices_of_the_living before insert on known_devices
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger likes_of_the_living before insert on likes
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger merchant_applications_of_the_living before insert on merchant_applications
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger muted_channels_of_the_living before insert on muted_channels
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger night_notices_of_the_living before insert on night_notices
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger one_time_codes_of_the_living before insert on one_time_codes
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger passkeys_of_the_living before insert on passkeys
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger payout_channels_of_the_living before insert on payout_channels
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger product_watches_of_the_living before insert on product_watches
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger push_subscriptions_of_the_living before insert on push_subscriptions
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger questions_of_the_living before insert on questions
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger recovery_codes_of_the_living before insert on recovery_codes
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger reports_of_the_living before insert on reports
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger review_votes_of_the_living before insert on review_votes
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger reviews_of_the_living before insert on reviews
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger second_factors_of_the_living before insert on second_factors
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger sessions_of_the_living before insert on sessions
  for each row when (new.user_id is not null) execute function of_the_living();
create or replace trigger wanted_contacts_of_the_living before insert on wanted_contacts
  for each row when (new.user_id is not null) execute function of_the_living();
