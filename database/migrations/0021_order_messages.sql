-- What happens to an order besides its moves, what its shopper is told of it, and the code that a courier hands it over for
-- (docs/decisions/0026-orders-tell-their-shopper.md).

-- MOVED = from one state to another; all others leave it as it is, and `to_state` says which it was in
alter table order_events
  add column kind text not null default 'MOVED'
    check (kind in ('MOVED', 'PAYMENT_FAILED', 'REFUNDED', 'PIECES_RETURNED', 'NOT_COLLECTED', 'NEW_CODE')),
  -- of a cancellation or return: goes back to the shopper; of a refund: went back; whole soʻm
  add column amount_som bigint check (amount_som > 0);

-- which return a piece came back with
alter table order_lines add column returned_event_id bigint references order_events on delete restrict;
create index order_lines_returned on order_lines (returned_event_id) where returned_event_id is not null;

alter table orders
  -- sealed; null = the order is handed over without one
  add column handover_code bytea,
  -- wrong codes that staff typed since it was made
  add column handover_tries integer not null default 0 check (handover_tries >= 0);

-- the outbox: one row a message of an event. Neither address nor words are kept: they are looked up when it is sent
create table order_messages (
  id bigint generated always as identity primary key,
  event_id bigint not null references order_events on delete restrict,
  channel text not null check (channel in ('SMS', 'EMAIL')),
  message text not null check (message in ('PLACED', 'PAID', 'PAYMENT_FAILED', 'EXPIRED', 'SHIPPED', 'READY_FOR_PICKUP',
    'NOT_COLLECTED', 'DELIVERED', 'CANCELLED', 'RETURNED', 'PIECES_RETURNED', 'REFUNDED')),
  message_state text not null default 'WAITING' check (message_state in ('WAITING', 'SENT', 'DROPPED')),
  dropped_because text check (dropped_because in ('OUTDATED', 'NO_GATEWAY', 'REFUSED', 'GAVE_UP')),
  due_at timestamptz not null,
  -- somebody sends it right now
  claimed_until timestamptz,
  tries integer not null default 0 check (tries >= 0),
  settled_at timestamptz,
  check ((message_state = 'DROPPED') = (dropped_because is not null)),
  check ((message_state = 'WAITING') = (settled_at is null))
);
-- nothing is told twice
create unique index order_messages_once on order_messages (event_id, channel);
create index order_messages_due on order_messages (due_at, id) where message_state = 'WAITING';

-- what the staff have to do, the oldest first
create index orders_open on orders (created_at, id)
  where order_state in ('NEW', 'PAID', 'CONFIRMED', 'ASSEMBLING', 'SHIPPED', 'READY_FOR_PICKUP');
