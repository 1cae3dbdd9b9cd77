-- Files that the staff import on a screen (backoffice.md 2.10, Imports): the file itself, how it is read, what a dry run found.
set lock_timeout = '5s';

create table import_mappings (
  id bigint generated always as identity primary key,
  name text not null check (name <> '' and length(name) <= 80),
  -- JSON as it was saved: a mapping has its own order
  body text not null,
  changed_by bigint references staff on delete set null,
  changed_at timestamptz not null,
  version integer not null default 1
);
create unique index import_mappings_name on import_mappings (lower(name));
create trigger import_mappings_version before update on import_mappings for each row
  when (old.* is distinct from new.*) execute function count_version();
call audit_table('import_mappings', 'id');

-- a run that only looks: it has its refusals and changes, and is never taken up again
alter table import_runs add column is_dry boolean not null default false;

create table imports (
  id bigint generated always as identity primary key,
  file_name text not null check (file_name <> '' and length(file_name) <= 200),
  bytes integer not null,
  -- header and first values of each column, as the file was read when it came
  columns jsonb not null,
  import_state text not null default 'NEW'
    check (import_state in ('NEW', 'TRYING', 'TRIED', 'RUNNING', 'STOPPED', 'DONE', 'FAILED')),
  -- JSON, in the order of its author
  mapping text,
  -- what the dry run counted
  tried jsonb,
  -- the latest, dry or not
  run_id bigint references import_runs on delete set null,
  -- of the file
  percent integer not null default 0 check (percent between 0 and 100),
  cancel_at timestamptz,
  failure text,
  uploaded_by bigint not null references staff on delete restrict,
  uploaded_at timestamptz not null,
  moved_at timestamptz not null
);
create index imports_uploaded on imports (uploaded_at desc, id desc);
create index imports_working on imports (moved_at) where import_state in ('TRYING', 'RUNNING');

-- apart: the audit and lists never read it
create table import_files (
  import_id bigint primary key references imports on delete cascade,
  content bytea not null
);

-- what a dry run would change, the first thousand
create table import_previews (
  id bigint generated always as identity primary key,
  run_id bigint not null references import_runs on delete cascade,
  line integer not null,
  serial_number text not null,
  -- [{ field, from, to }]
  changes jsonb not null
);
create index import_previews_run on import_previews (run_id, id);
