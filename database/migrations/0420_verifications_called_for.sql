-- Who reads the audit has its chain verified from the screen, and sees what was found (backoffice.md 2.10, Audit).
set lock_timeout = '5s';

alter table audit_verifications
  -- null = the job of the night, or the command
  add column requested_by bigint references staff (id),
  add column requested_at timestamptz,
  -- the last entry before the first break; null = nothing was sealed, or the first block is broken
  add column intact_to bigint,
  -- the first break of each kind: kind, block, entry
  add column breaks jsonb not null default '[]' check (jsonb_typeof(breaks) = 'array'),
  -- null while it goes on
  alter column verified_at drop not null,
  alter column is_whole drop not null,
  add constraint audit_verifications_requested check ((requested_by is null) = (requested_at is null)),
  add constraint audit_verifications_ended check ((verified_at is null) = (is_whole is null)),
  add constraint audit_verifications_waits check (verified_at is not null or requested_at is not null);

-- one that was called for goes on at a time
create unique index audit_verifications_one_waits on audit_verifications ((true)) where verified_at is null;
