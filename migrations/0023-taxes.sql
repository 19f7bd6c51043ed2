-- Documents on their way to the tax authority: docs/egypt.md, Receipts.

-- The account and the point of sale of each issuer; 0 is the shop itself.
create table taxpayers (
  issuer_id bigint primary key,
  is_active boolean not null default false,
  active_since timestamptz,                        -- documents before it are not sent
  client_id text not null default '',
  client_secret bytea,                             -- sealed
  device_serial text not null default '',
  branch_code text not null default '',
  activity_code text not null default '',
  governorate text not null default '',
  city text not null default '',
  street text not null default '',
  building text not null default '',
  last_uuid text not null default '',              -- of the newest receipt of its device: the next one continues from it
  trouble text not null default '',                -- why the authority did not let it in, until it does
  changed_at timestamptz not null,
  check (not is_active or (active_since is not null and client_secret is not null))
);

-- Each attempt to hand a document in. What the authority gets is written down before it is sent, and never made again.
create table tax_submissions (
  id bigint generated always as identity primary key,
  document_id bigint not null references documents,
  issuer_id bigint not null references taxpayers,
  form text not null check (form in ('receipt', 'invoice')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'valid', 'invalid', 'rejected', 'replaced')),
  payload text,                                    -- null once its term is over
  uuid text,                                       -- a receipt's own; an invoice's is given by the authority
  previous_uuid text not null default '',
  old_uuid text,
  batch_uuid text,                                 -- of the submission that it was part of
  error text not null default '',
  created_at timestamptz not null,
  tried_at timestamptz,                            -- when it was last sent; set before, so that a lost answer is asked for
  ended_at timestamptz
);
create unique index tax_submissions_current on tax_submissions (document_id) where state <> 'replaced';
create unique index tax_submissions_uuid on tax_submissions (uuid) where uuid is not null;
create index tax_submissions_open on tax_submissions (issuer_id, id) where state in ('waiting', 'sent');
create index tax_submissions_refused on tax_submissions (issuer_id, id desc) where state in ('invalid', 'rejected');
create index tax_submissions_of_issuer on tax_submissions (issuer_id, id desc);
