-- The workers that live. A job that a worker without a fresh row had begun is begun again by another.
create table job_workers (
  id text primary key,
  lane text not null,
  node text not null,
  seen_at timestamptz not null default now()
);
