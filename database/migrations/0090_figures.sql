-- The back-office's lists of orders and its figures read by these columns; without an index they read every order there ever was.
set lock_timeout = '5s';

create index orders_created on orders (created_at, id);
create index orders_store_created on orders (store_id, created_at, id) where store_id is not null;
create index orders_total on orders (total_som, id);
create index orders_promised on orders (promised_to, id);
create index orders_state_created on orders (order_state, created_at, id);
create index ledger_entries_at on ledger_entries (at);
create index payments_created on payments (created_at);
create index order_events_delivered on order_events (at) where kind = 'MOVED' and to_state = 'DELIVERED';
create index product_items_on_hand on product_items (received_on) where product_item_state <> 'SOLD';
