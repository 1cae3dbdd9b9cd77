-- A seller who scans a piece that somebody is paying for may wait for it (backoffice.md 2.5): the bell rings for them when it is free
-- again (version 1 of `watched` in the feed), or when it went to somebody else (version 2). Either ends the waiting.
set lock_timeout = '5s';

create table piece_watches (
  item_id bigint not null references product_items on delete cascade,
  staff_id bigint not null references staff on delete cascade,
  at timestamptz not null,
  primary key (item_id, staff_id)
);
create index piece_watches_staff on piece_watches (staff_id);

alter table staff_feed drop constraint staff_feed_kind_check;
alter table staff_feed add constraint staff_feed_kind_check check (kind in
  ('order', 'request', 'piece', 'transfer', 'approval', 'job', 'message', 'note', 'watched')) not valid;
alter table staff_feed validate constraint staff_feed_kind_check;

-- Pieces change by thousands; nearly never does anybody wait for one.
create function feed_watched_piece() returns trigger language plpgsql as $$
begin
  if not exists (select from piece_watches) then return null; end if;
  with over as (
    delete from piece_watches w using new_rows n join old_rows o using (id)
    where w.item_id = n.id and o.product_item_state = 'RESERVED' and n.product_item_state <> 'RESERVED'
    returning w.staff_id, n.serial_number, n.product_item_state)
  insert into staff_feed (kind, record_id, version, staff_id)
  select 'watched', serial_number, case product_item_state when 'AVAILABLE' then 1 else 2 end, staff_id from over;
  if found then perform pg_notify('staff_feed', ''); end if;
  return null;
end $$;
create trigger product_items_feed_watched after update on product_items
  referencing old table as old_rows new table as new_rows for each statement execute function feed_watched_piece();

-- the checkout became an order: the piece stays reserved, and is gone for whoever waits
create function feed_watched_line() returns trigger language plpgsql as $$
begin
  if not exists (select from piece_watches) then return null; end if;
  with over as (
    delete from piece_watches w using new_rows n join product_items i on i.id = n.item_id
    where w.item_id = n.item_id
    returning w.staff_id, i.serial_number)
  insert into staff_feed (kind, record_id, version, staff_id)
  select 'watched', serial_number, 2, staff_id from over;
  if found then perform pg_notify('staff_feed', ''); end if;
  return null;
end $$;
create trigger order_lines_feed_watched after insert on order_lines
  referencing new table as new_rows for each statement execute function feed_watched_line();
