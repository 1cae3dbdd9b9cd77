-- What the search and the filters of the list of orders ask for (backoffice.md 2.4, BO-56).
set lock_timeout = '5s';

-- the end of a number and of a phone, typed backwards
create index orders_number_end on orders (reverse(translate(number, 'Z-', '')) text_pattern_ops);
create index orders_phone_end on orders (reverse(contact_phone) text_pattern_ops) where contact_phone is not null;
create index orders_payment_created on orders (payment_state, created_at, id);
create index orders_method_created on orders (payment_method, created_at, id);
create index orders_channel_created on orders (channel, created_at, id) where channel <> 'SITE';
create index orders_staff_created on orders (staff_id, created_at, id) where staff_id is not null;
create index orders_region on orders ((address ->> 'regionId')) where address is not null;
create index orders_with_code on orders (created_at, id) where handover_code is not null;
create index order_lines_item on order_lines (item_id);
create index order_lines_engraved on order_lines (order_id) where engraving_text is not null;
create index order_events_not_collected on order_events (order_id) where kind = 'NOT_COLLECTED';
