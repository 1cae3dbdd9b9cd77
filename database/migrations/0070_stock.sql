-- The stock as the staff work on it (backoffice.md 2.6, 4.1): why a piece is withdrawn, what it cost, where it went, and lists of pieces
-- that stay fast at a million of them.
set lock_timeout = '5s';

alter table product_items
  add column withdrawn_because text check (withdrawn_because in
    ('RETURN_CHECK', 'REPAIR', 'AUDIT', 'LOST', 'WRITTEN_OFF', 'SHOWCASE', 'OTHER')),
  -- counts changes of what the staff edit: a hold or another price is no conflict
  add column version integer not null default 1;
update product_items set withdrawn_because = 'AUDIT' where product_item_state = 'WITHDRAWN';
alter table product_items add constraint product_items_withdrawn
  check ((product_item_state = 'WITHDRAWN') = (withdrawn_because is not null));

-- What withdraws a piece without a reason (an import) leaves OTHER; what puts it on sale again takes the reason away.
create function fill_withdrawn_because() returns trigger language plpgsql as $$
begin
  new.withdrawn_because := case when new.product_item_state = 'WITHDRAWN' then 'OTHER' end;
  return new;
end $$;
create trigger product_items_because before insert or update of product_item_state, withdrawn_because on product_items
  for each row when ((new.product_item_state = 'WITHDRAWN') <> (new.withdrawn_because is not null))
  execute function fill_withdrawn_because();

create function count_piece_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
-- after product_items_because, by its name
create trigger product_items_version before update on product_items for each row when (
  (old.withdrawn_because, old.store_id, old.arrives_on, old.received_on, old.probe, old.size_hundredths_mm, old.length_mm, old.weight_mg,
    old.width_hundredths_mm, old.height_hundredths_mm, old.thickness_hundredths_mm, old.resizable, old.engravable, old.makers_mark,
    old.hallmark_kind, old.ikpu, old.package_code) is distinct from
  (new.withdrawn_because, new.store_id, new.arrives_on, new.received_on, new.probe, new.size_hundredths_mm, new.length_mm, new.weight_mg,
    new.width_hundredths_mm, new.height_hundredths_mm, new.thickness_hundredths_mm, new.resizable, new.engravable, new.makers_mark,
    new.hallmark_kind, new.ikpu, new.package_code))
  execute function count_piece_version();

-- Apart from the piece: nothing that shoppers read meets it.
create table piece_costs (
  item_id bigint primary key references product_items on delete cascade,
  cost_som bigint not null check (cost_som >= 0),
  supplier text check (length(supplier) between 1 and 120),
  invoice text check (length(invoice) between 1 and 60)
);
call audit_table('piece_costs', 'item_id');

-- What the staff did with a piece, each step a row that stays. `document`: the transfer, the act.
create table piece_movements (
  id bigint generated always as identity primary key,
  item_id bigint not null references product_items on delete restrict,
  at timestamptz not null,
  kind text not null check (kind in
    ('RECEIVED', 'WITHDRAWN', 'ON_SALE', 'REPAIR_OUT', 'REPAIR_BACK', 'SENT', 'ARRIVED', 'MISSING', 'FOUND', 'LOST', 'WRITTEN_OFF')),
  -- null = the warehouse
  from_store_id bigint references stores on delete restrict,
  to_store_id bigint references stores on delete restrict,
  staff_id bigint not null references staff on delete restrict,
  document text,
  reason text
);
create index piece_movements_item on piece_movements (item_id, id desc);
create trigger piece_movements_stay before update or delete or truncate on piece_movements execute function refuse_change();

-- A piece's history: the entries that changed its row.
create index audit_changes_record on audit_changes (table_name, record_id, entry_id desc);

-- Lists of pieces: each sort, and the filters that leave few of many.
create index product_items_received on product_items (received_on, id);
create index product_items_in_stock on product_items (received_on, id) where product_item_state <> 'SOLD';
create index product_items_withdrawn on product_items (withdrawn_because, id) where withdrawn_because is not null;
create index product_items_in_transit on product_items (arrives_on, id) where arrives_on is not null;
create index product_items_without_codes on product_items (received_on, id) where ikpu is null or package_code is null;
create index product_items_by_price on product_items (coalesce(price_b2c_som, 0), id);
create index product_items_by_weight on product_items (weight_mg, id);
create index product_items_serial_begins on product_items (serial_number text_pattern_ops);
create index product_items_of_store on product_items (store_id, received_on, id);
drop index product_items_store;
create index products_artikul_begins on products (artikul text_pattern_ops);
