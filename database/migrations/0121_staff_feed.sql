-- What happens in the shop, for the open screens of the staff (backoffice.md 3.1, Feed): a row says which record changed and nothing of it.
-- Triggers write it in the transaction of the change; each process hears of it by NOTIFY and reads the table from where it was.
set lock_timeout = '5s';

create table staff_feed (
  id bigint generated always as identity primary key,
  -- commits come in another order than ids: a reader goes back to the oldest transaction that was open
  transaction_id xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('order', 'request', 'piece', 'transfer', 'approval', 'job', 'message', 'note')),
  -- its number, serial or id; `*`: so many at once that they are not named
  record_id text not null,
  version integer,
  -- null = of no store
  store_id bigint,
  -- whoever has it may know; null = `staff_id` alone
  permission text,
  staff_id bigint,
  check (permission is not null or staff_id is not null)
);
create index staff_feed_transaction on staff_feed (transaction_id);
create index staff_feed_at on staff_feed (at);

-- A later migration calls it for its own tables.
create procedure notify_staff(kind text, record_id text, version integer, store_id bigint, permission text, staff_id bigint default null)
language sql as $$
  insert into staff_feed (kind, record_id, version, store_id, permission, staff_id)
  values (kind, record_id, version, store_id, permission, staff_id);
  select pg_notify('staff_feed', '');
$$;

create function feed_order() returns trigger language plpgsql as $$
begin
  call notify_staff('order', new.number, 1, new.store_id, 'orders.read');
  return null;
end $$;
create trigger orders_feed after insert on orders for each row execute function feed_order();

-- an order's version counts its events (docs/decisions/0044)
create function feed_order_event() returns trigger language plpgsql as $$
declare
  o record;
begin
  select number, store_id, (select count(*)::integer + 1 from order_events e where e.order_id = new.order_id) as version
    into o from orders where id = new.order_id;
  call notify_staff('order', o.number, o.version, o.store_id, 'orders.read');
  return null;
end $$;
create trigger order_events_feed after insert on order_events for each row execute function feed_order_event();

create function feed_order_message() returns trigger language plpgsql as $$
declare
  o record;
begin
  select number, store_id into o from orders where id = (select order_id from order_events where id = new.event_id);
  call notify_staff('message', o.number, null, o.store_id, 'orders.read');
  return null;
end $$;
create trigger order_messages_feed after update on order_messages for each row
  when (old.message_state <> new.message_state) execute function feed_order_message();

create function feed_callback() returns trigger language plpgsql as $$
begin
  call notify_staff('request', 'call/' || new.id, null, null, 'requests.work');
  return null;
end $$;
create trigger callbacks_feed_new after insert on callbacks for each row execute function feed_callback();
create trigger callbacks_feed after update on callbacks for each row
  when (old.callback_state <> new.callback_state) execute function feed_callback();

create function feed_visit() returns trigger language plpgsql as $$
begin
  call notify_staff('request', 'visit/' || new.id, null, new.store_id, 'requests.work');
  return null;
end $$;
create trigger visits_feed_new after insert on visits for each row execute function feed_visit();
create trigger visits_feed after update on visits for each row
  when ((old.visit_state, old.starts_at, old.store_id) is distinct from (new.visit_state, new.starts_at, new.store_id))
  execute function feed_visit();

-- Pieces change by thousands (rates, imports): over 200 of one statement are not named. A new price is no change here.
create function feed_pieces() returns trigger language plpgsql as $$
declare
  found integer;
begin
  select count(*) into found from (
    select from new_rows n join old_rows o using (id)
    where (o.version, o.product_item_state, o.store_id, o.arrives_on)
      is distinct from (n.version, n.product_item_state, n.store_id, n.arrives_on)
    limit 201) c;
  if found > 200 then
    call notify_staff('piece', '*', null, null, 'pieces.read');
  elsif found > 0 then
    insert into staff_feed (kind, record_id, version, store_id, permission)
    select 'piece', n.serial_number, n.version, n.store_id, 'pieces.read' from new_rows n join old_rows o using (id)
    where (o.version, o.product_item_state, o.store_id, o.arrives_on)
      is distinct from (n.version, n.product_item_state, n.store_id, n.arrives_on);
    perform pg_notify('staff_feed', '');
  end if;
  return null;
end $$;
create trigger product_items_feed after update on product_items
  referencing old table as old_rows new table as new_rows for each statement execute function feed_pieces();

-- both stores hear of a transfer; the warehouse has no id
create function feed_transfer() returns trigger language plpgsql as $$
begin
  call notify_staff('transfer', new.id::text, null, new.to_store_id, 'pieces.move');
  call notify_staff('transfer', new.id::text, null, new.from_store_id, 'pieces.move');
  return null;
end $$;
create trigger transfers_feed_new after insert on transfers for each row execute function feed_transfer();
create trigger transfers_feed after update on transfers for each row
  when (old.transfer_state <> new.transfer_state) execute function feed_transfer();

-- who decides, and who asked
create function feed_approval() returns trigger language plpgsql as $$
begin
  call notify_staff('approval', new.id::text, null, null, 'approvals.decide');
  call notify_staff('approval', new.id::text, null, null, null, new.requested_by);
  return null;
end $$;
create trigger approvals_feed_new after insert on approvals for each row execute function feed_approval();
create trigger approvals_feed after update on approvals for each row
  when (old.approval_state <> new.approval_state) execute function feed_approval();

-- Whoever is suspended, gets another role or other stores, or logs out has their streams ended by every process (BO-8).
create function note_staff_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_access', (case tg_table_name when 'staff' then to_jsonb(coalesce(new, old)) ->> 'id'
    else to_jsonb(coalesce(new, old)) ->> 'staff_id' end));
  return null;
end $$;
create trigger staff_access after update on staff for each row
  when ((old.role, old.staff_state) is distinct from (new.role, new.staff_state)) execute function note_staff_access();
create trigger staff_stores_access after insert or update or delete on staff_stores for each row execute function note_staff_access();
create trigger staff_sessions_access after update on staff_sessions for each row
  when (old.ended_at is null and new.ended_at is not null) execute function note_staff_access();
