-- Keys by which other programs call the staff's operations in the name of who made them (backoffice.md 3.1; docs/decisions/0074-keys-of-other-programs.md).
set lock_timeout = '5s';

create table api_keys (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete restrict,
  name text not null check (char_length(name) between 1 and 60),
  -- its first letters, by which people tell it from others
  prefix text not null,
  -- SHA-256: the key has 256 random bits, nobody guesses it from that
  hash bytea not null unique,
  -- permissions of domain/auth/permissions.ts
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  used_ip text,
  revoked_at timestamptz,
  revoked_by bigint references staff on delete restrict,
  check ((revoked_at is null) = (revoked_by is null))
);
call audit_table('api_keys', 'id', '', 'hash');

alter table audit_entries add column key_id bigint references api_keys on delete restrict;

-- The key stands at the end, where there is one: entries without have the hash that they had.
create or replace function audit_entry_hash(e audit_entries) returns bytea stable language sql as $$
  select sha256(convert_to((jsonb_build_array(
    e.id, extract(epoch from e.at), e.transaction_id::text, e.staff_id, e.action, e.resource, e.record_id, e.reason, e.ip, e.device, e.request_id,
    (select jsonb_agg(jsonb_build_array(c.id, c.table_name, c.record_id, c.op, c.before, c.after) order by c.id)
      from audit_changes c where c.entry_id = e.id)
  ) || case when e.key_id is null then '[]'::jsonb else jsonb_build_array(e.key_id) end)::text, 'UTF8')) $$;
