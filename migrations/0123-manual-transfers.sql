-- Transfers that a person confirms came by `desk`, which was another word for the back-office.
drop index payments_transfers;
update payments set provider = 'manual' where provider = 'desk';
create index payments_transfers on payments (id) where provider = 'manual' and captured = 0;

alter table consents
  drop constraint consents_channel_check,
  add constraint consents_channel_check check (channel in ('web', 'back_office'));
