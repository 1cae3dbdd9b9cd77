-- Who of the staff changed what (backoffice.md 4.2). An entry is a call; its changes are written by triggers of the tables, so that no
-- action can forget them. They are written while the setting zarona.audit_entry names the entry: what shoppers do is not audited.
set lock_timeout = '5s';

create table audit_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  transaction_id xid8 not null default pg_current_xact_id(),
  -- null = a command of the shop
  staff_id bigint references staff on delete restrict,
  action text not null,
  resource text not null,
  record_id text,
  reason text,
  ip text,
  device text,
  request_id text
);
create index audit_entries_at on audit_entries (at desc, id desc);
create index audit_entries_record on audit_entries (resource, record_id, id desc);
create index audit_entries_staff on audit_entries (staff_id, id desc);

create table audit_changes (
  id bigint generated always as identity primary key,
  -- the entry is written last, when its call has come about
  entry_id bigint not null references audit_entries deferrable initially deferred,
  table_name text not null,
  record_id text not null,
  op text not null check (op in ('INSERT', 'UPDATE', 'DELETE')),
  -- the columns that changed; of a new row those that are not null
  before jsonb,
  after jsonb,
  check ((op = 'INSERT') = (before is null)),
  check ((op = 'DELETE') = (after is null))
);
create index audit_changes_entry on audit_changes (entry_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger audit_entries_stay before update or delete or truncate on audit_entries execute function refuse_change();
create trigger audit_changes_stay before update or delete or truncate on audit_changes execute function refuse_change();

-- Of a personal value only its end, so that an erased person leaves the audit whole: +998901234567 is ***67.
create function audit_value(value jsonb) returns jsonb immutable language sql as $$
  select case
    when value = 'null' then value
    when jsonb_typeof(value) = 'string' and length(value #>> '{}') > 4 then to_jsonb('***' || right(value #>> '{}', 2))
    else to_jsonb('***'::text)
  end $$;

-- What is written of a row: no secret column, the end of a personal one; `wanted` null = every column that is not null.
create function audit_row(row_of jsonb, wanted text[], personal text[], secret text[]) returns jsonb immutable language sql as $$
  select coalesce(jsonb_object_agg(key, case when key = any (personal) then audit_value(value) else value end), '{}')
  from jsonb_each(row_of)
  where key <> all (secret) and case when wanted is null then value <> 'null' else key = any (wanted) end $$;

create function audit_key(row_of jsonb, keys text[]) returns text immutable language sql as $$
  select string_agg(row_of ->> key, '/' order by position) from unnest(keys) with ordinality as k (key, position) $$;

-- Arguments of the trigger: columns of the primary key, personal columns, secret columns, each separated by commas.
create function note_audit_changes() returns trigger language plpgsql as $$
declare
  entry bigint := nullif(current_setting('zarona.audit_entry', true), '')::bigint;
  keys text[] := string_to_array(tg_argv[0], ',');
  personal text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  secret text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
begin
  if entry is null then return null; end if;
  if tg_op = 'INSERT' then
    insert into audit_changes (entry_id, table_name, record_id, op, after)
    select entry, tg_table_name, audit_key(n.r, keys), tg_op, audit_row(n.r, null, personal, secret)
    from (select to_jsonb(new_rows) as r from new_rows) n;
  elsif tg_op = 'DELETE' then
    insert into audit_changes (entry_id, table_name, record_id, op, before)
    select entry, tg_table_name, audit_key(o.r, keys), tg_op, audit_row(o.r, null, personal, secret)
    from (select to_jsonb(old_rows) as r from old_rows) o;
  else
    insert into audit_changes (entry_id, table_name, record_id, op, before, after)
    select entry, tg_table_name, audit_key(n.r, keys), tg_op,
      audit_row(o.r, changed.names, personal, secret), audit_row(n.r, changed.names, personal, secret)
    from (select to_jsonb(new_rows) as r from new_rows) n
    join (select to_jsonb(old_rows) as r from old_rows) o on audit_key(o.r, keys) = audit_key(n.r, keys)
    cross join lateral (
      select array_agg(key) as names from jsonb_each(n.r) where value is distinct from o.r -> key) changed
    where changed.names is not null;
  end if;
  return null;
end $$;

-- Makes the three triggers of a table that the staff write to; a later migration calls it for its own tables.
create procedure audit_table(name regclass, keys text, personal text default '', secret text default '') language plpgsql as $$
declare
  call text := format('execute function note_audit_changes(%L, %L, %L)', keys, personal, secret);
begin
  execute format('create trigger audit_insert after insert on %s referencing new table as new_rows for each statement %s', name, call);
  execute format('create trigger audit_delete after delete on %s referencing old table as old_rows for each statement %s', name, call);
  execute format('create trigger audit_update after update on %s referencing old table as old_rows new table as new_rows for each statement %s', name, call);
end $$;

call audit_table('orders', 'id', 'contact_name,contact_phone,contact_email,address,comment', 'handover_code');
call audit_table('order_lines', 'id', 'engraving_text,gift_card', 'snapshot');
call audit_table('order_events', 'id');
call audit_table('payments', 'id', '', 'facts');
call audit_table('refunds', 'id');
call audit_table('refund_lines', 'order_line_id');
call audit_table('payment_doubts', 'payment_id');
call audit_table('ledger_entries', 'id');
call audit_table('product_items', 'id');
call audit_table('hold_items', 'item_id');
call audit_table('staff', 'id', '', 'password_hash');
call audit_table('staff_stores', 'staff_id,store_id');
call audit_table('staff_factors', 'id', '', 'secret_sealed');
