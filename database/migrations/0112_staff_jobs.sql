-- Work of the staff on many records at once (backoffice.md 2.1, 3.1): what was chosen and looked at, the job that does it, and what it did to each record.
set lock_timeout = '5s';

create table staff_jobs (
  id uuid primary key default gen_random_uuid(),
  -- the order of the list
  number bigint generated always as identity unique,
  -- such as pieces.withdraw
  kind text not null check (char_length(kind) between 1 and 60),
  job_state text not null default 'QUEUED' check (job_state in ('QUEUED', 'RUNNING', 'DONE', 'FAILED', 'CANCELLED')),
  requested_by bigint not null references staff on delete restrict,
  requested_at timestamptz not null,
  -- what its kind needs
  payload jsonb not null,
  total integer not null check (total >= 0),
  -- how many records were looked at, which is also where the next batch begins
  done integer not null default 0 check (done between 0 and total),
  -- { changed, refused: { CODE: count }, failure }
  report jsonb not null,
  cancel_at timestamptz,
  started_at timestamptz,
  -- the end of the latest batch
  beat_at timestamptz,
  ended_at timestamptz,
  -- begun turns since the latest batch
  tries integer not null default 0,
  -- what it made for downloading
  file_key text,
  undo_of uuid unique references staff_jobs on delete restrict,
  check ((ended_at is not null) = (job_state in ('DONE', 'FAILED', 'CANCELLED'))),
  check (undo_of <> id)
);
create index staff_jobs_requested on staff_jobs (requested_at desc, number desc);
create index staff_jobs_of_one on staff_jobs (requested_by, requested_at desc, number desc);
create index staff_jobs_open on staff_jobs (requested_at) where ended_at is null;

-- What a preview showed would change, with the versions that it saw.
create table bulk_selections (
  token_hash bytea primary key,
  staff_id bigint not null references staff on delete restrict,
  action text not null,
  parameters jsonb not null,
  ids bigint[] not null,
  versions integer[] not null check (cardinality(versions) = cardinality(ids)),
  expires_at timestamptz not null,
  -- the job that it became
  job_id uuid unique references staff_jobs on delete restrict
);
create index bulk_selections_expires on bulk_selections (expires_at) where job_id is null;

-- What a job did to each record; an Undo reads it.
create table staff_job_records (
  job_id uuid not null references staff_jobs on delete cascade,
  record_id bigint not null,
  -- as people call it: a serial number, the number of an order
  record_name text not null,
  result text not null check (result in ('CHANGED', 'REFUSED')),
  code text,
  before jsonb,
  after jsonb,
  -- of the record, after the change
  version integer,
  -- written when its batch has come about
  entry_id bigint references audit_entries deferrable initially deferred,
  primary key (job_id, record_id),
  check ((result = 'REFUSED') = (code is not null)),
  check ((result = 'CHANGED') = (before is not null and after is not null and version is not null and entry_id is not null))
);
