-- From the cart to the order. Money is whole soʻm.
create table carts (
  id uuid primary key default gen_random_uuid(),
  -- sha-256 of the opaque cookie; the cookie itself is never stored
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

create table cart_lines (
  cart_id uuid not null references carts on delete cascade,
  line_key text not null,
  product_id bigint not null references products on delete cascade,
  -- the piece the shopper chose; null = any with this key
  item_id bigint references product_items on delete set null,
  quantity integer not null check (quantity between 1 and 10),
  -- the price the shopper last saw and accepted
  price_seen_som bigint not null check (price_seen_som >= 0),
  added_at timestamptz not null default now(),
  primary key (cart_id, line_key)
);

create sequence order_numbers;

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique check (number ~ '^Z-[0-9]{6}-[0-9]{5,}$'),
  cart_id uuid references carts on delete set null,
  order_state text not null check (order_state in ('NEW', 'PENDING_PAYMENT', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED',
    'READY_FOR_PICKUP', 'DELIVERED', 'CANCELLED', 'EXPIRED', 'RETURNED')),
  payment_state text not null check (payment_state in ('NONE', 'PENDING', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'FAILED')),
  payment_method text not null,
  language text not null check (language in ('uz', 'ru', 'en')),
  contact_name text not null,
  contact_phone text not null check (contact_phone ~ '^\+998[0-9]{9}$'),
  contact_email text,
  fulfillment_kind text not null check (fulfillment_kind in ('DELIVERY', 'PICKUP')),
  store_id bigint references stores on delete restrict,
  -- {regionId, districtId, street, house, apartment, landmark}
  address jsonb,
  comment text,
  goods_total_som bigint not null check (goods_total_som >= 0),
  delivery_cost_som bigint not null check (delivery_cost_som >= 0),
  total_som bigint not null check (total_som = goods_total_som + delivery_cost_som),
  promised_from date not null,
  promised_to date not null check (promised_to >= promised_from),
  created_at timestamptz not null default now(),
  check ((fulfillment_kind = 'PICKUP') = (store_id is not null)),
  check ((fulfillment_kind = 'DELIVERY') = (address is not null))
);
create index orders_cart on orders (cart_id);
create index orders_phone on orders (contact_phone);

-- what was bought, frozen at the moment of purchase
create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete restrict,
  item_id bigint not null references product_items on delete restrict,
  unit_price_som bigint not null check (unit_price_som >= 0),
  -- the contract's Piece as it was
  snapshot jsonb not null,
  position integer not null,
  -- set when the order gave the piece back (cancelled, expired, returned)
  released_at timestamptz
);
create index order_lines_order on order_lines (order_id);
-- a piece is in at most one living order
create unique index order_lines_one_living_order on order_lines (item_id) where released_at is null;

create table order_events (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete restrict,
  at timestamptz not null default now(),
  actor text not null,
  from_state text,
  to_state text not null,
  reason text
);
create index order_events_order on order_events (order_id);

create table payments (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete restrict,
  provider text not null,
  provider_reference text not null,
  payment_state text not null check (payment_state in ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
  amount_som bigint not null check (amount_som >= 0),
  failure text check (failure in ('DECLINED', 'TIMED_OUT', 'CANCELLED')),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (provider, provider_reference),
  check ((payment_state = 'FAILED') = (failure is not null))
);
create index payments_order on payments (order_id);
-- an order is paid at most once
create unique index payments_one_paid on payments (order_id) where payment_state = 'PAID';

-- who has a piece for now: a checkout (cart) for 15 minutes, or an order until it ends
create table holds (
  id bigint generated always as identity primary key,
  cart_id uuid references carts on delete cascade,
  order_id bigint unique references orders on delete cascade,
  created_at timestamptz not null default now(),
  -- null = until the shop acts
  expires_at timestamptz,
  extended boolean not null default false,
  check (num_nonnulls(cart_id, order_id) = 1)
);
-- at most one live hold a cart: an ended hold is deleted
create unique index holds_one_per_cart on holds (cart_id);
create index holds_expiry on holds (expires_at);

-- the row that decides: one per piece
create table hold_items (
  item_id bigint primary key references product_items on delete restrict,
  hold_id bigint not null references holds on delete cascade
);
create index hold_items_hold on hold_items (hold_id);

-- how often a cart entered checkout: at most 3 holds an hour
create table hold_starts (
  cart_id uuid not null references carts on delete cascade,
  started_at timestamptz not null default now()
);
create index hold_starts_cart on hold_starts (cart_id, started_at);

create table idempotency_keys (
  scope text not null,
  key uuid not null,
  request_hash bytea not null,
  -- null while the first call is still running
  response_status integer,
  response_body jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
