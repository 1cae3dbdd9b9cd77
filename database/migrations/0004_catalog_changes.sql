-- Every change of a product or its pieces is written to catalog_changes and told to the listening processes
-- (channel catalog_changed, payload: product ids joined by commas, or '*'); content changes say content_changed.
-- A log and not a version column: two buyers of one product must not wait for each other's row lock.
create table catalog_changes (
  product_id bigint not null,
  -- a reader that missed a notification reads every row at or above the oldest transaction that was open at its last look
  transaction_id xid8 not null default pg_current_xact_id(),
  changed_at timestamptz not null default now()
);
create index catalog_changes_transaction on catalog_changes (transaction_id);

create function note_product_changes(ids bigint[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  insert into catalog_changes (product_id) select unnest(ids);
  perform pg_notify('catalog_changed', case when cardinality(ids) > 500 then '*' else array_to_string(ids, ',') end);
end $$;

create function products_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(id) from changed));
  return null;
end $$;

create trigger products_insert after insert on products
  referencing new table as changed for each statement execute function products_changed();
create trigger products_update after update on products
  referencing new table as changed for each statement execute function products_changed();
create trigger products_delete after delete on products
  referencing old table as changed for each statement execute function products_changed();

create function product_rows_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(distinct product_id) from changed));
  return null;
end $$;

create trigger product_items_insert after insert on product_items
  referencing new table as changed for each statement execute function product_rows_changed();
create trigger product_items_update after update on product_items
  referencing new table as changed for each statement execute function product_rows_changed();
create trigger product_items_delete after delete on product_items
  referencing old table as changed for each statement execute function product_rows_changed();
create trigger collection_products_insert after insert on collection_products
  referencing new table as changed for each statement execute function product_rows_changed();
create trigger collection_products_delete after delete on collection_products
  referencing old table as changed for each statement execute function product_rows_changed();
create trigger product_attachments_insert after insert on product_attachments
  referencing new table as changed for each statement execute function product_rows_changed();
create trigger product_attachments_delete after delete on product_attachments
  referencing old table as changed for each statement execute function product_rows_changed();

create function item_rows_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(distinct i.product_id) from changed c join product_items i on i.id = c.item_id));
  return null;
end $$;

create trigger stones_insert after insert on stones
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger stones_update after update on stones
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger stones_delete after delete on stones
  referencing old table as changed for each statement execute function item_rows_changed();
create trigger certificates_insert after insert on certificates
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger certificates_update after update on certificates
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger item_params_insert after insert on item_params
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger item_params_update after update on item_params
  referencing new table as changed for each statement execute function item_rows_changed();

create function content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

create trigger categories_changed after insert or update or delete on categories for each statement execute function content_changed();
create trigger collections_changed after insert or update or delete on collections for each statement execute function content_changed();
create trigger banners_changed after insert or update or delete on banners for each statement execute function content_changed();
create trigger stores_changed after insert or update or delete on stores for each statement execute function content_changed();
create trigger moments_changed after insert or update or delete on moments for each statement execute function content_changed();
create trigger tariffs_changed after insert or update or delete on delivery_tariffs for each statement execute function content_changed();
