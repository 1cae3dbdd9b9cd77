-- What people wrote to the shop about their data (backoffice.md 2.9, 4.1): a copy of it, or its erasure, each with the day until which it
-- is done. `basis` and `outcome` are words of the staff: the audit gets their ends only, so that an erased person leaves it whole (BO-18).
set lock_timeout = '5s';

create table privacy_requests (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete restrict,
  kind text not null check (kind in ('EXPORT', 'ERASE')),
  basis text not null check (char_length(basis) between 1 and 300),
  requested_on date not null,
  due_on date not null check (due_on >= requested_on),
  privacy_state text not null default 'WAITING' check (privacy_state in ('WAITING', 'DONE', 'REFUSED')),
  -- who of the staff wrote it down, and who did or refused it; null = the person did so, by closing the account
  added_by bigint not null references staff on delete restrict,
  done_by bigint references staff on delete restrict,
  -- who agreed to an erasure
  approved_by bigint references staff on delete restrict,
  done_at timestamptz,
  -- why it was refused; null = the account was closed meanwhile
  outcome text check (char_length(outcome) between 1 and 300),
  version integer not null default 1,
  created_at timestamptz not null,
  check ((done_at is null) = (privacy_state = 'WAITING')),
  check (privacy_state = 'REFUSED' or outcome is null)
);
-- one of each kind waits
create unique index privacy_requests_waiting on privacy_requests (user_id, kind) where privacy_state = 'WAITING';
create index privacy_requests_due on privacy_requests (due_on, id);

call audit_table('privacy_requests', 'id', 'basis,outcome');
