-- One import runs at a time (backoffice.md 2.10, Imports): two started at the same moment were both running until the second one failed.
set lock_timeout = '5s';

-- where two are running, the one that moved last goes on; the others can be resumed
update imports i set import_state = 'STOPPED', cancel_at = null
where import_state = 'RUNNING' and exists (
  select from imports o where o.import_state = 'RUNNING' and (o.moved_at, o.id) > (i.moved_at, i.id));
create unique index imports_running on imports (import_state) where import_state = 'RUNNING';
