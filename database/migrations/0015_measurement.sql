-- What browsers tell of how the shop is used, after their shopper's yes. Nothing here names a person, and nothing points at another
-- table: the rows of a day can become a partition, and leave as one. The key begins with the day for that reason.
create table measured_events (
  -- in Tashkent; made of `at`, so that an event that is sent twice has the same
  day date not null,
  -- by the browser: sent twice, it is one event
  id uuid not null,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  name text not null,
  -- of thirty minutes without a pause; random, and in no other table but measured_orders
  session_id uuid not null,
  language text not null check (language in ('uz', 'ru', 'en')),
  page_type text not null,
  -- of public pages only
  path text,
  -- what is common to all events of a session: device, network, place, where they came from
  context jsonb not null,
  extra jsonb not null,
  -- pieces as they were then: filled in by the shop, never by the browser
  items jsonb not null,
  primary key (day, id)
);
create index measured_events_session on measured_events (session_id);

-- an order that was placed from a measured session
create table measured_orders (
  order_id bigint primary key references orders on delete cascade,
  session_id uuid not null
);

-- The ledger's side: purchases, cancellations and refunds as the shop itself booked them, whatever the shopper answered. Whole soʻm.
create table sale_events (
  -- the row it was made of: order-event:12, refund:3
  source text primary key,
  name text not null check (name in ('purchase', 'zr_order_cancel', 'refund')),
  order_id bigint not null references orders on delete restrict,
  at timestamptz not null,
  -- in Tashkent
  day date not null,
  -- only where the shopper said yes
  session_id uuid,
  client_type text not null check (client_type in ('b2c', 'b2b')),
  -- value + shipping = the order's total; VAT is inside of prices, so tax is 0
  value_som bigint not null check (value_som >= 0),
  shipping_som bigint not null check (shipping_som >= 0),
  tax_som bigint not null default 0 check (tax_som = 0),
  coupon text,
  items jsonb not null
);
create index sale_events_day on sale_events (day);
create index sale_events_at on sale_events (at);
-- a sale is told once, whichever way it became one
create unique index sale_events_one_purchase on sale_events (order_id) where name = 'purchase';

-- where the ledger is looked through for what is new
create index order_events_sales on order_events (at) where to_state in ('PAID', 'CONFIRMED', 'CANCELLED');
create index refunds_done on refunds (done_at) where refund_state = 'DONE';
