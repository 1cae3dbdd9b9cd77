-- Files brought in by the staff (docs/decisions/0033-import.md): how far each run came, and what it refused.
set lock_timeout = '5s';

create table import_runs (
  id bigint generated always as identity primary key,
  file_name text not null,
  -- SHA-256 of the file and of its mapping, hexadecimal: the same run can be taken up only with the same two
  file_hash text not null,
  mapping_hash text not null,
  started_at timestamptz not null,
  -- of the last batch
  moved_at timestamptz not null,
  -- null = it goes on, or was cut off
  finished_at timestamptz,
  -- rows below the header that were dealt with; written in the transaction that deals with them
  position integer not null default 0 check (position >= 0),
  new_count integer not null default 0,
  changed_count integer not null default 0,
  unchanged_count integer not null default 0,
  refused_count integer not null default 0,
  check (position = new_count + changed_count + unchanged_count + refused_count)
);
create index import_runs_unfinished on import_runs (file_hash, id) where finished_at is null;

create table import_problems (
  id bigint generated always as identity primary key,
  run_id bigint not null references import_runs on delete cascade,
  -- of the file, from 1
  line integer not null,
  -- as the mapping has it; empty = the row as a whole
  field text not null,
  value text not null,
  code text not null,
  detail text
);
create index import_problems_run on import_problems (run_id, id);
