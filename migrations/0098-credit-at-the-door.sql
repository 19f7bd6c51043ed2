-- Account credit beside cash at the door: what of it a parcel is paid with, frozen when it leaves as its goods and fees are.
alter table parcels add column credit integer not null default 0 check (credit >= 0);
alter table cod_collections add column credit integer not null default 0 check (credit >= 0 and credit <= goods + fees);
alter table cod_collections alter column amount set expression as (goods + fees - credit);
