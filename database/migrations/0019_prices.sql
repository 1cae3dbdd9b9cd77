-- Prices (docs/decisions/0024-prices.md): what makes them, what reduces them, what they were. Money is whole soʻm. A piece keeps the price
-- that everybody pays now in price_b2c_som, and in old_price_b2c_som what the list says where that is reduced; both are written by
-- server/pricing alone.
set lock_timeout = '5s';

-- Reference rates: soʻm for a gram of 999.9 gold; of silver and platinum as the plainest piece is priced, with its making. Rows are only
-- added; in force is the latest that was applied.
create table metal_rates (
  id bigint generated always as identity primary key,
  metal text not null check (metal in ('gold', 'silver', 'platinum')),
  ref_som bigint not null check (ref_som > 0),
  effective_at timestamptz not null,
  -- when its pieces were put down for repricing; null = its time has not come
  applied_at timestamptz
);
create index metal_rates_latest on metal_rates (metal, effective_at desc, id desc);
insert into metal_rates (metal, ref_som, effective_at, applied_at)
  select metal, ref_som, '2026-01-01 00:00:00+05', '2026-01-01 00:00:00+05' from (values
    ('gold', coalesce((select (value #>> '{}')::bigint from shop_settings where name = 'gold_ref_som'), 2000000)),
    ('silver', 110000), ('platinum', 1900000)) as usual (metal, ref_som);
delete from shop_settings where name = 'gold_ref_som';

-- Reductions of the retail price that come by themselves and end by themselves.
create table promotions (
  id bigint generated always as identity primary key,
  -- why the price is reduced: stands beside it
  name localized_text not null,
  percent integer check (percent between 1 and 90),
  amount_som bigint check (amount_som > 0),
  -- may come on top of another reduction
  stacks boolean not null default false,
  begins_at timestamptz not null,
  -- null = until somebody ends it
  ends_at timestamptz check (ends_at >= begins_at),
  promotion_state text not null default 'PLANNED' check (promotion_state in ('PLANNED', 'RUNNING', 'OVER')),
  check (num_nonnulls(percent, amount_som) = 1)
);
create index promotions_to_move on promotions (promotion_state) where promotion_state <> 'OVER';

create table promo_codes (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,24}$'),
  percent integer check (percent between 1 and 90),
  amount_som bigint check (amount_som > 0),
  stacks boolean not null default false,
  least_goods_som bigint not null default 0 check (least_goods_som >= 0),
  begins_at timestamptz not null,
  ends_at timestamptz check (ends_at >= begins_at),
  -- orders that may use it, altogether and of one shopper; null = any number
  most_uses integer check (most_uses > 0),
  most_uses_each integer check (most_uses_each > 0),
  -- orders that used it and stand; the last word on the limit
  uses integer not null default 0 check (uses >= 0),
  check (num_nonnulls(percent, amount_som) = 1),
  constraint promo_codes_limit check (uses <= most_uses)
);

-- One use an order, written in the order's own transaction; freed_at: the order came to nothing, and the use is somebody else's.
create table promo_code_uses (
  order_id bigint primary key references orders on delete restrict,
  promo_code_id bigint not null references promo_codes on delete restrict,
  used_at timestamptz not null,
  freed_at timestamptz
);
create index promo_code_uses_code on promo_code_uses (promo_code_id) where freed_at is null;

-- What a promotion or a code is for. A code without targets is for everything.
create table reduction_targets (
  promotion_id bigint references promotions on delete cascade,
  promo_code_id bigint references promo_codes on delete cascade,
  product_id bigint references products on delete cascade,
  -- with what is below it
  category_id bigint references categories on delete cascade,
  collection_id bigint references collections on delete cascade,
  check (num_nonnulls(promotion_id, promo_code_id) = 1),
  check (num_nonnulls(product_id, category_id, collection_id) = 1),
  unique nulls not distinct (promotion_id, promo_code_id, product_id, category_id, collection_id)
);

create view targeted_products as
  with recursive branch as (
    select id as top_id, id from categories
    union
    select b.top_id, c.id from branch b join categories c on c.parent_id = b.id
  )
  select t.promotion_id, t.promo_code_id, t.product_id from reduction_targets t where t.product_id is not null
  union
  select t.promotion_id, t.promo_code_id, p.id from reduction_targets t
    join branch b on b.top_id = t.category_id join products p on p.category_id = b.id
  union
  select t.promotion_id, t.promo_code_id, k.product_id from reduction_targets t
    join collection_products k on k.collection_id = t.collection_id;

alter table products
  -- how its pieces are made, as the metal formula knows it; null = they are priced by hand
  add column make text check (make in ('A', 'B', 'C', 'D')),
  -- the shop's own reduction of the model; sale_reason says why
  add column markdown_percent integer check (markdown_percent between 1 and 90);
alter table product_items
  add column price_source text not null default 'FIXED' check (price_source in ('FORMULA', 'FIXED')),
  -- which promotion made the price what it is
  add column promotion_id bigint references promotions on delete restrict;

-- what was reduced until now was marked down by a percentage, its price up to 10 000 soʻm
update products p set markdown_percent = (
  select percent from generate_series(1, 90) as percent where not exists (
    select from product_items i where i.product_id = p.id and i.old_price_b2c_som is not null
      and i.price_b2c_som <> ceil(i.old_price_b2c_som * (100 - percent) / 1000000.0) * 10000)
  order by percent limit 1)
where exists (select from product_items i where i.product_id = p.id and i.old_price_b2c_som is not null);

-- Pieces whose price must be made again. One that is held or ordered waits here until it is on sale.
create table repricing (
  item_id bigint primary key references product_items on delete cascade,
  why text not null check (why in ('RATE', 'PROMOTION', 'HAND')),
  asked_at timestamptz not null default now()
);
create index repricing_turn on repricing (why, item_id);

create table price_history (
  id bigint generated always as identity primary key,
  item_id bigint not null references product_items on delete cascade,
  at timestamptz not null default now(),
  why text not null,
  from_b2c_som bigint,
  to_b2c_som bigint,
  from_old_b2c_som bigint,
  to_old_b2c_som bigint,
  from_b2b_som bigint,
  to_b2b_som bigint
);
create index price_history_item on price_history (item_id, id);

-- whoever changes a price, it is written down; server/pricing says why
create function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (item_id, why, from_b2c_som, to_b2c_som, from_old_b2c_som, to_old_b2c_som, from_b2b_som, to_b2b_som)
  values (new.id, coalesce(nullif(current_setting('zarona.price_why', true), ''), 'HAND'),
    old.price_b2c_som, new.price_b2c_som, old.old_price_b2c_som, new.old_price_b2c_som, old.price_b2b_som, new.price_b2b_som);
  return null;
end $$;
create trigger product_items_price after update of price_b2c_som, old_price_b2c_som, price_b2b_som on product_items
  for each row when ((old.price_b2c_som, old.old_price_b2c_som, old.price_b2b_som)
    is distinct from (new.price_b2c_som, new.old_price_b2c_som, new.price_b2b_som))
  execute function keep_price_history();

-- a piece that comes new, or comes into a collection or a category, may be in a promotion that runs
create function ask_repricing(ids bigint[]) returns void language sql as $$
  insert into repricing (item_id, why) select id, 'PROMOTION' from product_items
    where product_id = any(ids) and product_item_state in ('AVAILABLE', 'WITHDRAWN')
      and exists (select from promotions where promotion_state = 'RUNNING')
    order by id
    -- not "do nothing": whoever prices the piece at this moment has read what it was, so it waits for them and asks again
    on conflict (item_id) do update set asked_at = excluded.asked_at
$$;
create function reprice_changed_products() returns trigger language plpgsql as $$
begin
  perform ask_repricing((select array_agg(distinct product_id) from changed));
  return null;
end $$;
create trigger product_items_come after insert on product_items
  referencing new table as changed for each statement execute function reprice_changed_products();
create trigger collection_products_come after insert on collection_products
  referencing new table as changed for each statement execute function reprice_changed_products();
create trigger collection_products_go after delete on collection_products
  referencing old table as changed for each statement execute function reprice_changed_products();
create function reprice_moved_product() returns trigger language plpgsql as $$
begin
  perform ask_repricing(array[new.id]);
  return null;
end $$;
create trigger products_move after update of category_id on products
  for each row when (old.category_id <> new.category_id) execute function reprice_moved_product();

-- VAT is inside the price; whole percents, by product and day. product_id null = every product without its own.
create table vat_rates (
  product_id bigint references products on delete cascade,
  effective_on date not null,
  percent integer not null check (percent between 0 and 99),
  unique nulls not distinct (product_id, effective_on)
);
-- since then jewellery has it (integrations 6.2)
insert into vat_rates (product_id, effective_on, percent) values (null, '2026-01-01', 12);

alter table carts add column promo_code_id bigint references promo_codes on delete set null;

alter table order_lines
  -- what a promo code took off the piece
  add column discount_som bigint not null default 0,
  -- as it was on the day of the order, for its receipt
  add column vat_percent integer not null default 12 check (vat_percent between 0 and 99),
  add constraint order_lines_discount check (discount_som between 0 and unit_price_som);
alter table orders
  add column discount_total_som bigint not null default 0 check (discount_total_som between 0 and goods_total_som),
  -- as the shopper knows it
  add column promo_code text,
  add constraint orders_promo check (promo_code is not null or discount_total_som = 0);
alter table orders drop constraint orders_total;
alter table orders add constraint orders_total
  check (total_som = goods_total_som - discount_total_som + options_total_som + delivery_cost_som);
