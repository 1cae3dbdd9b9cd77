-- Every change of a product or its pieces bumps products.catalog_version and tells the listening processes which products changed
-- (channel catalog_changed, payload: ids joined by commas, or '*'); content changes say 'content_changed'.
create sequence catalog_versions;

create function touch_products(ids bigint[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  update products set catalog_version = nextval('catalog_versions') where id = any (ids);
  perform pg_notify('catalog_changed', case when cardinality(ids) > 500 then '*' else array_to_string(ids, ',') end);
end $$;

create function products_inserted() returns trigger language plpgsql as $$
begin
  perform touch_products((select array_agg(id) from changed));
  return null;
end $$;

create function products_updated() returns trigger language plpgsql as $$
begin
  -- the version itself is not a change
  perform touch_products((select array_agg(n.id) from changed n join before o on o.id = n.id
    where (to_jsonb(n) - 'catalog_version') is distinct from (to_jsonb(o) - 'catalog_version')));
  return null;
end $$;

create trigger products_insert after insert on products
  referencing new table as changed for each statement execute function products_inserted();
create trigger products_update after update on products
  referencing new table as changed old table as before for each statement execute function products_updated();

create function product_rows_changed() returns trigger language plpgsql as $$
begin
  perform touch_products((select array_agg(distinct product_id) from changed));
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
  perform touch_products((select array_agg(distinct i.product_id) from changed c join product_items i on i.id = c.item_id));
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
