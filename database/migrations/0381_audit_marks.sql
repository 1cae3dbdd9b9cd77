-- The audit is filtered by field and by store, and says to when it is sealed and when it was verified (backoffice.md 2.10).
set lock_timeout = '5s';

-- What a change is found by: its columns, alone and with their table, and the stores that stand in it.
create function audit_change_marks(table_name text, before jsonb, after jsonb) returns text[] immutable parallel safe language sql as $$
  select array(
    select k from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) k
    union select table_name || '.' || k from jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) k
    union select 'store:' || v.value from (select * from jsonb_each_text(before) union all select * from jsonb_each_text(after)) v
      where v.key in ('store_id', 'from_store_id', 'to_store_id') and v.value is not null) $$;
create index audit_changes_marks on audit_changes using gin (audit_change_marks(table_name, before, after));

-- When somebody or the job of the night recomputed the chain, and whether it was as it was written.
create table audit_verifications (
  id bigint generated always as identity primary key,
  verified_at timestamptz not null,
  -- of the last block; null = nothing was sealed
  head bytea,
  is_whole boolean not null
);
