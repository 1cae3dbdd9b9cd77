-- Who looks at a record or edits it, notes of the staff (backoffice.md 2.2), and which events of the feed are news: the version of a
-- request, a transfer or an approval is 1 when it is new.
set lock_timeout = '5s';

-- Gone 45 seconds after the last sign of life: nothing of it is worth the log.
create unlogged table staff_presence (
  resource text not null check (resource in ('order', 'piece')),
  record_id text not null,
  staff_id bigint not null references staff on delete cascade,
  mode text not null check (mode in ('LOOK', 'EDIT')),
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (resource, record_id, staff_id)
);
create index staff_presence_seen on staff_presence (seen_at);

create table staff_notes (
  id bigint generated always as identity primary key,
  resource text not null check (resource in ('order', 'piece')),
  -- the order's number, the piece's serial number
  record_id text not null,
  body text not null check (char_length(body) between 1 and 2000),
  -- members of the staff whom it calls
  mentions bigint[] not null default '{}',
  staff_id bigint not null references staff on delete restrict,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index staff_notes_record on staff_notes (resource, record_id, id) where removed_at is null;
call audit_table('staff_notes', 'id');

create function feed_note() returns trigger language plpgsql as $$
declare
  store bigint;
  mentioned bigint;
begin
  if new.resource = 'order' then
    select store_id into store from orders where number = new.record_id;
    call notify_staff('note', 'order/' || new.record_id, 2, store, 'orders.read');
  else
    select store_id into store from product_items where serial_number = new.record_id;
    call notify_staff('note', 'piece/' || new.record_id, 2, store, 'pieces.read');
  end if;
  if tg_op = 'INSERT' then
    foreach mentioned in array new.mentions loop
      call notify_staff('note', new.resource || '/' || new.record_id, 1, null, null, mentioned);
    end loop;
  end if;
  return null;
end $$;
create trigger staff_notes_feed after insert or update on staff_notes for each row execute function feed_note();

create or replace function feed_callback() returns trigger language plpgsql as $$
begin
  call notify_staff('request', 'call/' || new.id, case tg_op when 'INSERT' then 1 else 2 end, null, 'requests.work');
  return null;
end $$;

create or replace function feed_visit() returns trigger language plpgsql as $$
begin
  call notify_staff('request', 'visit/' || new.id, case tg_op when 'INSERT' then 1 else 2 end, new.store_id, 'requests.work');
  return null;
end $$;

-- news for the store that it comes to
create or replace function feed_transfer() returns trigger language plpgsql as $$
begin
  call notify_staff('transfer', new.id::text, case tg_op when 'INSERT' then 1 else 2 end, new.to_store_id, 'pieces.move');
  call notify_staff('transfer', new.id::text, 2, new.from_store_id, 'pieces.move');
  return null;
end $$;

-- who decides hears of a new one (1) and of its decision (2), who asked of the decision (3)
create or replace function feed_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    call notify_staff('approval', new.id::text, 1, null, 'approvals.decide');
  else
    call notify_staff('approval', new.id::text, 2, null, 'approvals.decide');
    call notify_staff('approval', new.id::text, 3, null, null, new.requested_by);
  end if;
  return null;
end $$;
