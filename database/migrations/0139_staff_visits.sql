-- Visits as the staff work on them (backoffice.md 2.9): what changed, and when a visit was moved to another hour.
set lock_timeout = '5s';

alter table visits
  add column version integer not null default 1,
  add column rescheduled_at timestamptz;
create index visits_open on visits (starts_at, id) where visit_state in ('NEW', 'CONFIRMED');

call audit_table('visits', 'id', 'name,phone,comment', 'requester,network');
