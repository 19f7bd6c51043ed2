-- Lists of parcels that a merchant handed to a courier at once, and who signed for them.

create table handovers (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchants,
  carrier text not null check (carrier <> ''),
  handed_by bigint not null references users,      -- the member of the merchant
  -- Who took the parcels away and how they signed; both are emptied once their term is over.
  taken_by text not null,
  signature text,                                  -- a private picture
  key uuid not null unique,                        -- a request that is repeated is the same list
  signed_for bigint[] not null,                    -- the parcels that were on the screen: no other comes under this signature
  signed_at timestamptz not null
);
create index on handovers (merchant_id, id desc);
create index on handovers (signed_at) where signature is not null;

create table handover_parcels (
  parcel_id bigint primary key references parcels, -- a parcel leaves once
  handover_id bigint not null references handovers
);
create index on handover_parcels (handover_id);
