-- What a promo code took off the orders that used it and stand, counted as it happens (backoffice.md 2.8): a code may have been used by
-- every order of a season, and a list does not read them all.
set lock_timeout = '5s';

alter table promo_codes add column discounts_som bigint not null default 0 check (discounts_som >= 0);

create function count_code_discount() returns trigger language plpgsql as $$
declare
  difference bigint := 0;
begin
  if tg_op <> 'INSERT' and old.freed_at is null then
    difference := difference - (select discount_total_som from orders where id = old.order_id);
  end if;
  if tg_op <> 'DELETE' and new.freed_at is null then
    difference := difference + (select discount_total_som from orders where id = new.order_id);
  end if;
  if difference <> 0 then
    update promo_codes set discounts_som = discounts_som + difference
      where id = case when tg_op = 'DELETE' then old.promo_code_id else new.promo_code_id end;
  end if;
  return null;
end $$;
create trigger promo_code_uses_discount after insert or delete or update of freed_at on promo_code_uses
  for each row execute function count_code_discount();

-- an order whose pieces were changed has another discount
create function recount_code_discount() returns trigger language plpgsql as $$
begin
  update promo_codes c set discounts_som = discounts_som + new.discount_total_som - old.discount_total_som
    from promo_code_uses u where u.order_id = new.id and u.freed_at is null and c.id = u.promo_code_id;
  return null;
end $$;
create trigger orders_code_discount after update of discount_total_som on orders
  for each row when (old.discount_total_som <> new.discount_total_som) execute function recount_code_discount();

update promo_codes c set discounts_som = t.sum from (
  select u.promo_code_id as id, sum(o.discount_total_som)::bigint as sum
  from promo_code_uses u join orders o on o.id = u.order_id where u.freed_at is null group by 1) t
where c.id = t.id;

-- the orders of the two lists
create index promotions_begins on promotions (begins_at, id);
create index promo_codes_begin on promo_codes (begins_at, id);
create index promo_codes_uses on promo_codes (uses, id);
create index promo_codes_discounts on promo_codes (discounts_som, id);
-- the pieces of one promotion, those that were sold by it too
create index product_items_promotion on product_items (promotion_id) where promotion_id is not null;
