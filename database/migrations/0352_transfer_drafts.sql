-- What a store wants of another one (backoffice.md 2.5, 2.9): the pieces that wait to be sent from one place to one store are a draft of a
-- transfer. Nothing is held: they are sent by whoever has them, or leave the draft. A piece that is sent leaves it by itself.
set lock_timeout = '5s';

create table transfer_requests (
  item_id bigint primary key references product_items on delete cascade,
  to_store_id bigint not null references stores on delete restrict,
  staff_id bigint not null references staff on delete restrict,
  -- it is to be shown at a visit
  visit_id bigint references visits on delete set null,
  at timestamptz not null
);
create index transfer_requests_store on transfer_requests (to_store_id);
create index transfer_requests_visit on transfer_requests (visit_id) where visit_id is not null;
call audit_table('transfer_requests', 'item_id');

create function end_transfer_requests() returns trigger language plpgsql as $$
begin
  delete from transfer_requests r using new_rows n where r.item_id = n.item_id;
  return null;
end $$;
create trigger transfer_pieces_requests after insert on transfer_pieces
  referencing new table as new_rows for each statement execute function end_transfer_requests();

-- The place that has the piece is told: version 4 of a transfer in the feed, its record `<from>-<to>`, 0 = the warehouse.
create function feed_transfer_request() returns trigger language plpgsql as $$
declare
  from_store bigint;
begin
  select store_id into from_store from product_items where id = new.item_id;
  call notify_staff('transfer', coalesce(from_store, 0) || '-' || new.to_store_id, 4, from_store, 'pieces.move');
  return null;
end $$;
create trigger transfer_requests_feed after insert on transfer_requests for each row execute function feed_transfer_request();

-- a piece that is kept for a visit
alter table set_asides add column visit_id bigint references visits on delete set null;
create index set_asides_visit on set_asides (visit_id) where visit_id is not null;
