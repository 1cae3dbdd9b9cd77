-- A store is added and closed in the back-office (backoffice.md 2.10, Stores): a closed one is on no page and takes nothing.
set lock_timeout = '5s';

-- null: it is open to shoppers
alter table stores add column closed_at timestamptz;
drop trigger stores_update on stores;
create trigger stores_update after update on stores referencing old table as earlier new table as changed
  for each statement execute function content_rows_changed('id', 'closed_at');
