-- The audit sealed into a chain (backoffice.md 4.2): a block names its entries and their hashes, its own hash is of those and of the block
-- before. Who writes past the triggers breaks the chain; `npm run audit -- verify` names where.
set lock_timeout = '5s';

create table audit_blocks (
  id bigint generated always as identity primary key,
  -- null = the first
  previous_hash bytea,
  hash bytea not null unique,
  entries integer not null check (entries > 0),
  -- every entry of an older transaction of this cluster is in this block or in one before it
  oldest_open xid8 not null,
  -- transactions of another cluster, before a restore, have numbers of their own
  cluster bigint not null,
  sealed_at timestamptz not null default clock_timestamp()
);

-- No foreign key to its entry: verify says that it is missing.
create table audit_sealed (
  entry_id bigint primary key,
  block_id bigint not null references audit_blocks,
  hash bytea not null
);
create index audit_sealed_block on audit_sealed (block_id, entry_id);
create index audit_entries_transaction on audit_entries (transaction_id);

create trigger audit_blocks_stay before update or delete or truncate on audit_blocks execute function refuse_change();
create trigger audit_sealed_stay before update or delete or truncate on audit_sealed execute function refuse_change();

-- Of an entry with its changes. Columns by name, and instants as numbers: neither a later column nor a session's time zone makes another hash.
create function audit_entry_hash(e audit_entries) returns bytea stable language sql as $$
  select sha256(convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.transaction_id::text, e.staff_id, e.action, e.resource, e.record_id, e.reason, e.ip, e.device, e.request_id,
    (select jsonb_agg(jsonb_build_array(c.id, c.table_name, c.record_id, c.op, c.before, c.after) order by c.id)
      from audit_changes c where c.entry_id = e.id)
  )::text, 'UTF8')) $$;
