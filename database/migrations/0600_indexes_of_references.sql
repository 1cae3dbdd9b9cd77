-- Old runs of imports are deleted thousands at a time, and pictures by the staff. Each deletion searches the rows that refer to the deleted
-- one: without these indexes it reads the whole table.
set lock_timeout = '5s';

create index imports_run on imports (run_id) where run_id is not null;
create index collection_pictures_attachment on collection_pictures (attachment_id);
