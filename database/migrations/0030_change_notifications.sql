-- What a change means for pages that are cached: the log of changes says what kind of change it was, a notification of content says which
-- rows, and every table that a page shows has its triggers.
set lock_timeout = '5s';

-- STOCK: pieces came, were reserved, released, sold. PRICE: a retail price. CONTENT: anything else of the product.
alter table catalog_changes add column change_kind text not null default 'CONTENT'
  check (change_kind in ('STOCK', 'PRICE', 'CONTENT'));

create function note_product_changes(ids bigint[], kind text) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  insert into catalog_changes (product_id, change_kind) select unnest(ids), kind;
  perform pg_notify('catalog_changed', case when cardinality(ids) > 500 then '*' else array_to_string(ids, ',') end);
end $$;

create or replace function note_product_changes(ids bigint[]) returns void language plpgsql as $$
begin
  perform note_product_changes(ids, 'CONTENT');
end $$;

-- Pieces: one that comes or goes is stock; of an update, what differs tells.
create function item_stock_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(distinct product_id) from changed), 'STOCK');
  return null;
end $$;

create function items_updated() returns trigger language plpgsql as $$
declare
  noted record;
begin
  for noted in
    select kind, array_agg(product_id) as ids from (
      select product_id, case max(rank) when 3 then 'PRICE' when 2 then 'CONTENT' else 'STOCK' end as kind from (
        select now_row.product_id, case
          when (now_row.price_b2c_som, now_row.old_price_b2c_som) is distinct from (was.price_b2c_som, was.old_price_b2c_som) then 3
          when to_jsonb(now_row) - 'product_item_state' <> to_jsonb(was) - 'product_item_state' then 2
          else 1 end as rank
        from changed now_row join earlier was using (id)
        union all
        select was.product_id, 2 from changed now_row join earlier was using (id) where was.product_id <> now_row.product_id
      ) ranked group by product_id
    ) kinds group by kind
  loop
    perform note_product_changes(noted.ids, noted.kind);
  end loop;
  return null;
end $$;

drop trigger product_items_insert on product_items;
drop trigger product_items_update on product_items;
drop trigger product_items_delete on product_items;
create trigger product_items_insert after insert on product_items
  referencing new table as changed for each statement execute function item_stock_changed();
create trigger product_items_update after update on product_items
  referencing old table as earlier new table as changed for each statement execute function items_updated();
create trigger product_items_delete after delete on product_items
  referencing old table as changed for each statement execute function item_stock_changed();

-- Parts of a product that had no trigger for every way of changing.
create trigger collection_products_update after update on collection_products
  referencing new table as changed for each statement execute function product_rows_changed();
create trigger product_attachments_update after update on product_attachments
  referencing new table as changed for each statement execute function product_rows_changed();
create trigger certificates_delete after delete on certificates
  referencing old table as changed for each statement execute function item_rows_changed();
create trigger item_params_delete after delete on item_params
  referencing old table as changed for each statement execute function item_rows_changed();

-- the reason of a reduced price stands on the product's page
create function promotions_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(distinct i.product_id) from changed c join product_items i on i.promotion_id = c.id));
  return null;
end $$;
create trigger promotions_update after update on promotions
  referencing new table as changed for each statement execute function promotions_changed();

-- Content: channel content_changed, payload "table operation ids" with commas between the ids, `*` = too many to name.
-- The operation is `hide` where rows are deleted or taken from the public, which no page may show again, else `update`.
create function note_content_changes(table_name text, ids text[], operation text) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  perform pg_notify('content_changed',
    concat_ws(' ', table_name, operation, case when cardinality(ids) > 100 then '*' else array_to_string(ids, ',') end));
end $$;

-- first argument: the column that names a row on pages; second, if there is one: the column that decides whether the row is public
create function content_rows_changed() returns trigger language plpgsql as $$
declare
  ids text[];
  hidden boolean := tg_op = 'DELETE';
begin
  select array_agg(distinct coalesce(to_jsonb(c) ->> tg_argv[0], '*')) into ids from changed c;
  if tg_op = 'UPDATE' then
    select array_agg(distinct id) into ids from (
      select unnest(ids) as id union select coalesce(to_jsonb(e) ->> tg_argv[0], '*') from earlier e
    ) named;
    hidden := tg_nargs > 1 and exists (
      select to_jsonb(e) ->> tg_argv[0], to_jsonb(e) ->> tg_argv[1] from earlier e
      except select to_jsonb(c) ->> tg_argv[0], to_jsonb(c) ->> tg_argv[1] from changed c);
  end if;
  perform note_content_changes(tg_table_name, ids, case when hidden then 'hide' else 'update' end);
  return null;
end $$;

do $$
declare
  content record;
  arguments text;
begin
  for content in
    select * from (values
      ('categories', 'id', null, 'categories_changed'),
      ('collections', 'id', null, 'collections_changed'),
      ('collection_pictures', 'collection_id', null, 'collection_pictures_changed'),
      ('banners', 'id', 'active_to', 'banners_changed'),
      ('banner_pictures', 'banner_id', null, 'banner_pictures_changed'),
      ('stores', 'id', null, 'stores_changed'),
      ('moments', 'id', 'moment_state', 'moments_changed'),
      ('moment_products', 'moment_id', null, 'moment_products_changed'),
      ('pages', 'slug', null, 'pages_changed'),
      ('delivery_tariffs', 'id', null, 'tariffs_changed'),
      ('delivery_zones', 'zone', null, 'zones_changed'),
      ('calendar_days', 'day', null, 'calendar_changed'),
      ('shop_settings', 'name', null, 'shop_settings_changed'),
      ('search_pins', 'query', null, 'search_pins_changed'),
      ('regions', 'id', null, null),
      ('districts', 'id', null, null),
      ('stone_kinds', 'kind', null, null),
      ('params', 'id', null, null),
      ('vat_rates', 'product_id', null, null),
      ('metal_rates', 'id', null, null)
    ) as listed (name, key, public_column, earlier_trigger)
  loop
    if content.earlier_trigger is not null then
      execute format('drop trigger %I on %I', content.earlier_trigger, content.name);
    end if;
    arguments := concat_ws(', ', quote_literal(content.key), quote_literal(content.public_column));
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function content_rows_changed(%s)',
      content.name || '_insert', content.name, arguments);
    execute format('create trigger %I after update on %I referencing old table as earlier new table as changed for each statement execute function content_rows_changed(%s)',
      content.name || '_update', content.name, arguments);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function content_rows_changed(%s)',
      content.name || '_delete', content.name, arguments);
  end loop;
end $$;
drop function content_changed();

-- A picture's own row (its words, its placeholder) is part of whatever shows it.
create function attachments_updated() returns trigger language plpgsql as $$
begin
  perform note_product_changes((
    select array_agg(distinct product_id) from (
      select pa.product_id from changed a join product_attachments pa on pa.attachment_id = a.id
      union all
      select i.product_id from changed a join certificates t on t.attachment_id = a.id join product_items i on i.id = t.item_id
    ) shown));
  perform note_content_changes('categories', (select array_agg(distinct c.id::text) from categories c join changed a
    on a.id in (c.background_image_id, c.image_id, c.icon_id)), 'update');
  perform note_content_changes('collections', (select array_agg(distinct c.id::text) from collections c join changed a on a.id = c.cover_id), 'update');
  perform note_content_changes('collection_pictures',
    (select array_agg(distinct p.collection_id::text) from collection_pictures p join changed a on a.id = p.attachment_id), 'update');
  perform note_content_changes('banners', (select array_agg(distinct b.id::text) from banners b join changed a on a.id = b.video_id), 'update');
  perform note_content_changes('banner_pictures',
    (select array_agg(distinct p.banner_id::text) from banner_pictures p join changed a on a.id = p.attachment_id), 'update');
  perform note_content_changes('stores', (select array_agg(distinct s.id::text) from stores s join changed a on a.id = s.photo_id), 'update');
  perform note_content_changes('moments', (
    select array_agg(distinct m.id::text) from moments m join changed a
      on a.id = m.cover_id or m.scenes @> jsonb_build_array(jsonb_build_object('attachmentId', a.id))), 'update');
  return null;
end $$;
create trigger attachments_update after update on attachments
  referencing new table as changed for each statement execute function attachments_updated();
