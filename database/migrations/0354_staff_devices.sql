-- From where a member of the staff has logged in (backoffice.md 3.1): a device that is new is told to them by mail. A browser is known by
-- its name without version numbers, which change every month.
set lock_timeout = '5s';

create table staff_devices (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  device text not null,
  ip text not null,
  at timestamptz not null,
  unique (staff_id, device)
);
insert into staff_devices (staff_id, device, ip, at)
select distinct on (staff_id, regexp_replace(device, '[0-9]+(\.[0-9]+)*', '', 'g'))
  staff_id, regexp_replace(device, '[0-9]+(\.[0-9]+)*', '', 'g'), ip, created_at
from staff_sessions where factor_at is not null
order by staff_id, regexp_replace(device, '[0-9]+(\.[0-9]+)*', '', 'g'), created_at;
