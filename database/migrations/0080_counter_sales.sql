-- Sales over a store's counter (backoffice.md 2.5, docs/decisions/0049-counter-sales.md): an order of the channel COUNTER, paid by one or
-- several tenders. Money is whole soʻm.
set lock_timeout = '5s';

alter table orders
  add column channel text not null default 'SITE' check (channel in ('SITE', 'COUNTER', 'PHONE')),
  -- who sold over the counter, or took the order by phone
  add column staff_id bigint references staff on delete restrict,
  -- what the seller took off, with a reason
  add column manual_discount_som bigint not null default 0 check (manual_discount_som >= 0),
  add column manual_discount_reason text check (char_length(manual_discount_reason) between 1 and 300),
  -- over the counter nobody needs to say who they are
  alter column contact_name drop not null,
  alter column contact_phone drop not null,
  add constraint orders_contact check (channel = 'COUNTER' or (contact_name is not null and contact_phone is not null)),
  add constraint orders_staff check ((channel = 'SITE') = (staff_id is null)),
  add constraint orders_counter check (
    channel <> 'COUNTER' or (store_id is not null and order_state in ('DELIVERED', 'RETURNED'))),
  add constraint orders_manual_discount check (
    (manual_discount_som > 0) = (manual_discount_reason is not null) and (channel = 'COUNTER' or manual_discount_som = 0));
alter table orders drop constraint orders_total;
alter table orders add constraint orders_total
  check (total_som = goods_total_som - discount_total_som - manual_discount_som + options_total_som + delivery_cost_som);
alter table order_lines
  add column manual_discount_som bigint not null default 0 check (manual_discount_som >= 0),
  drop constraint order_lines_discount,
  add constraint order_lines_discount check (discount_som >= 0 and discount_som + manual_discount_som <= unit_price_som);

alter table payments
  -- which part of the order's money it is: over the counter one may pay in cash and by card at once
  add column tender smallint not null default 0 check (tender between 0 and 9),
  -- the cash that was handed over; what it is more than the amount was given back as change
  add column given_som bigint check (given_som >= amount_som);
drop index payments_one_paid;
create unique index payments_one_paid on payments (order_id, tender) where payment_state = 'PAID';

create function check_tenders() returns trigger language plpgsql as $$
begin
  if exists (
    select from orders o join payments p on p.order_id = o.id and p.payment_state in ('PAID', 'REFUNDED')
    where o.id = new.order_id group by o.id having o.channel <> 'COUNTER' or sum(p.amount_som) > o.total_som
  ) then
    raise exception 'the tenders of order % are more than it costs', new.order_id
      using errcode = 'check_violation', constraint = 'payments_tenders';
  end if;
  return null;
end $$;
create constraint trigger payments_tenders after insert or update on payments deferrable initially deferred
  for each row when (new.tender > 0) execute function check_tenders();

-- a piece that was paid by several tenders goes back by each of them
alter table refund_lines
  add column tender smallint not null default 0,
  drop constraint refund_lines_pkey,
  add primary key (order_line_id, tender);

-- One seller's sale while it is being made; its pieces are those of its hold.
create table counter_sales (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete restrict,
  staff_id bigint not null references staff on delete restrict,
  sale_state text not null default 'OPEN' check (sale_state in ('OPEN', 'DONE', 'DROPPED')),
  buyer_phone text check (buyer_phone ~ '^\+998[0-9]{9}$'),
  promo_code_id bigint references promo_codes on delete set null,
  discount_percent integer check (discount_percent between 1 and 90),
  discount_reason text check (char_length(discount_reason) between 1 and 300),
  order_id bigint unique references orders on delete restrict,
  -- of the fiscal receipt: one receipt is of one sale
  receipt_terminal text,
  receipt_number text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((sale_state = 'OPEN') = (ended_at is null)),
  check ((sale_state = 'DONE') = (order_id is not null)),
  check ((discount_percent is null) = (discount_reason is null)),
  constraint counter_sales_receipt unique (receipt_terminal, receipt_number)
);
create unique index counter_sales_open on counter_sales (staff_id, store_id) where sale_state = 'OPEN';

alter table holds
  add column counter_sale_id bigint unique references counter_sales on delete cascade,
  drop constraint holds_check,
  add constraint holds_owner check (num_nonnulls(cart_id, order_id, counter_sale_id) = 1);

create index order_events_counter_sales on order_events (at) where to_state = 'DELIVERED' and from_state is null;

call audit_table('counter_sales', 'id', 'buyer_phone');
