-- Decisions that take two people (backoffice.md 2.8): what is requested is frozen until somebody else decides.
set lock_timeout = '5s';

create table approvals (
  id bigint generated always as identity primary key,
  kind text not null check (kind in
    ('RATE', 'FORMULA', 'PRICE', 'REDUCTION', 'REFUND', 'WRITE_OFF', 'LOST', 'OLD_GOLD', 'ERASE', 'ROLE')),
  -- OVER: the requester took it back
  approval_state text not null default 'WAITING' check (approval_state in ('WAITING', 'APPROVED', 'REFUSED', 'OVER')),
  -- what its executor does once it is approved
  payload jsonb not null,
  -- SHA-256 of the payload's JSON with sorted names
  payload_hash bytea not null,
  -- { amountSom, serials }: what the decider sees
  effect jsonb not null,
  -- the record that it is of, such as order Z-261123-00017
  resource text not null,
  record_id text not null,
  reason text not null check (char_length(reason) between 1 and 300),
  requested_by bigint not null references staff on delete restrict,
  requested_at timestamptz not null,
  decided_by bigint references staff on delete restrict,
  decided_at timestamptz,
  -- nobody else has the right
  is_sole boolean not null default false,
  refused_because text check (char_length(refused_because) between 1 and 300),
  done_at timestamptz,
  constraint approvals_two_people check (requested_by <> decided_by or is_sole),
  check ((decided_by is not null) = (approval_state in ('APPROVED', 'REFUSED'))),
  check ((decided_at is not null) = (approval_state <> 'WAITING')),
  check ((refused_because is not null) = (approval_state = 'REFUSED')),
  check ((done_at is not null) = (approval_state = 'APPROVED'))
);
-- the same request waits once
create unique index approvals_waiting on approvals (kind, payload_hash) where approval_state = 'WAITING';
create index approvals_requested on approvals (requested_at desc, id desc);
create index approvals_record on approvals (resource, record_id);

create function refuse_changed_request() returns trigger language plpgsql as $$
begin
  raise exception 'the request of approval % is frozen', old.id using errcode = 'integrity_constraint_violation';
end $$;
create trigger approvals_frozen before update of kind, payload, payload_hash, effect, resource, record_id, reason, requested_by, requested_at
  on approvals for each row execute function refuse_changed_request();
create trigger approvals_decided before update on approvals for each row
  when (old.approval_state <> 'WAITING') execute function refuse_changed_request();
create trigger approvals_stay before delete on approvals for each row execute function refuse_changed_request();

call audit_table('approvals', 'id');
