-- The staff issue, replace and withdraw certificates, and see which numbers nobody found (backoffice.md 2.7, Certificates).
set lock_timeout = '5s';

call audit_table('certificates', 'id');

-- the number within the register, all years one after another: what a page of the staff's list ends at
create index certificates_issued on certificates (issued_on, (translate(substr(id, 4, 11), '-', '')::bigint));

create table certificate_misses (
  -- as it was typed, small letters and spaces and all
  typed text primary key check (length(typed) between 1 and 40),
  -- not a number of ours; a slip of the pen; no such one
  reason text not null check (reason in ('FORM', 'CHECK', 'UNKNOWN')),
  tries integer not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null
);
create index certificate_misses_last on certificate_misses (last_at);
