-- Long lists as files: a job makes them, and whoever began it downloads them for a day (backoffice.md 2.1).
set lock_timeout = '5s';

create table staff_job_files (
  job_id uuid primary key references staff_jobs on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  bytes bytea not null,
  rows integer not null check (rows >= 0),
  expires_at timestamptz not null
);
create index staff_job_files_expires on staff_job_files (expires_at);
-- what it made for downloading was never written there
alter table staff_jobs drop column file_key;
