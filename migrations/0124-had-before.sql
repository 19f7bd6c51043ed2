-- A return may be resolved after its buyer has the money back by another way: a bank took it back, or a parcel that was
-- paid back as lost was found. Such a refund pays out only the rest, which may be nothing.
alter table refunds add given_before integer not null default 0 check (given_before >= 0);
alter table refunds alter amount set expression as (goods + delivery + fees - deducted - given_before);
alter table refunds drop constraint refunds_amount_check, add check (amount >= 0);
