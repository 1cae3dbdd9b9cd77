-- Words of the staff's own on orders and pieces: a filter of their lists (backoffice.md 2.4, 2.6, 4.1).
set lock_timeout = '5s';

alter table orders add column tags text[] not null default '{}' constraint orders_tags_few check (cardinality(tags) <= 12);
alter table product_items
  add column tags text[] not null default '{}' constraint product_items_tags_few check (cardinality(tags) <= 12);
-- few records have any
create index orders_tags on orders using gin (tags) where tags <> '{}';
create index product_items_tags on product_items using gin (tags) where tags <> '{}';

-- what only the staff read of a piece concerns no page of the shop: as in 0030, without rows of which only the tags changed
create or replace function items_updated() returns trigger language plpgsql as $$
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
        where now_row.tags = was.tags
        union all
        select was.product_id, 2 from changed now_row join earlier was using (id) where was.product_id <> now_row.product_id
      ) ranked group by product_id
    ) kinds group by kind
  loop
    perform note_product_changes(noted.ids, noted.kind);
  end loop;
  return null;
end $$;
