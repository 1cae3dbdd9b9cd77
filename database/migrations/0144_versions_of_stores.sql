-- The staff edit stores and what their photographs show (backoffice.md 2.10, Stores).
set lock_timeout = '5s';

alter table stores add column version integer not null default 1;
create trigger stores_version before update on stores for each row
  when (old.* is distinct from new.*) execute function count_version();
call audit_table('stores', 'id');
do $$
begin
  if not exists (select from pg_trigger where tgrelid = 'attachments'::regclass and tgname = 'audit_insert') then
    call audit_table('attachments', 'id');
  end if;
end $$;
