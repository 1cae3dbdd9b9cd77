-- Who has a record open is known of each of their tabs: one that looks and one that edits are one person who edits, and a tab that is closed
-- leaves the other one open. With one row a person, two tabs of theirs overwrote each other, and notified one another of it, without end.
set lock_timeout = '5s';

-- what is there is gone after 45 seconds anyhow
alter table staff_presence add column tab text not null default '';
alter table staff_presence drop constraint staff_presence_pkey;
alter table staff_presence add primary key (resource, record_id, staff_id, tab);
