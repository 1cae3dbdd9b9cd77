-- What a customer bought, counted as it happens (backoffice.md 2.9): the list of customers is sorted and filtered by it, and counting all
-- orders of everybody while a list is read would cost more with each order.
set lock_timeout = '5s';

create table customer_totals (
  user_id bigint primary key references users on delete cascade,
  -- without those that were cancelled or expired
  orders integer not null default 0 check (orders >= 0),
  total_som bigint not null default 0 check (total_som >= 0),
  last_order_at timestamptz,
  -- of the pieces that were bought and not given back, in hundredths of a mm
  sizes integer[] not null default '{}'
);

create function recount_customer(who bigint) returns void language plpgsql as $$
begin
  -- two orders of one customer at once: the second counts after the first, and sees it
  perform from customer_totals where user_id = who for no key update;
  update customer_totals c set (orders, total_som, last_order_at, sizes) = (
    select count(*), coalesce(sum(o.total_som), 0), max(o.created_at), array(
      select distinct i.size_hundredths_mm from orders s
        join order_lines l on l.order_id = s.id join product_items i on i.id = l.item_id
      where s.user_id = who and l.released_at is null and l.returned_event_id is null and i.size_hundredths_mm is not null
      order by 1)
    from orders o where o.user_id = who and o.order_state not in ('CANCELLED', 'EXPIRED'))
  where c.user_id = who;
end $$;

create function begin_customer_totals() returns trigger language plpgsql as $$
begin
  insert into customer_totals (user_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger users_totals after insert on users for each row execute function begin_customer_totals();

create function count_customer_order() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.user_id is not null then
    perform recount_customer(old.user_id);
  end if;
  if tg_op <> 'DELETE' and new.user_id is not null and (tg_op = 'INSERT' or new.user_id is distinct from old.user_id) then
    perform recount_customer(new.user_id);
  end if;
  return null;
end $$;
create trigger orders_totals after insert or delete or update of user_id, order_state, total_som on orders
  for each row execute function count_customer_order();

create function count_customer_line() returns trigger language plpgsql as $$
declare
  who bigint;
begin
  select o.user_id into who from orders o join product_items i on i.id = new.item_id
    where o.id = new.order_id and i.size_hundredths_mm is not null;
  if who is not null then
    perform recount_customer(who);
  end if;
  return null;
end $$;
create trigger order_lines_totals after insert or update of item_id, released_at, returned_event_id on order_lines
  for each row execute function count_customer_line();

insert into customer_totals (user_id) select id from users;
select recount_customer(user_id) from (select distinct user_id from orders where user_id is not null) bought;

create index customer_totals_orders on customer_totals (orders, user_id);
create index customer_totals_sum on customer_totals (total_som, user_id);
create index customer_totals_last on customer_totals ((coalesce(last_order_at, '-infinity'::timestamptz)), user_id);
create index customer_totals_sizes on customer_totals using gin (sizes);
-- the end of a phone is the beginning of its reverse
create index users_phone_end on users (reverse(phone) text_pattern_ops) where deleted_at is null;
-- few have wholesale prices, and few live in one region
create index users_wholesale on users (created_at, id) where deleted_at is null and price_type = 'B2B';
create index addresses_region on addresses (region_id, user_id) where is_default;
