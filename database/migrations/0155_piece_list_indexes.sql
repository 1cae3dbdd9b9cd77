-- The list of pieces by any of its filters, alone and in pairs, at a million of them (BO-56).
set lock_timeout = '5s';

-- What is not sold, by the day it was received; the state and the place stand in the index, so that a filter by them meets no row.
drop index product_items_on_hand;
drop index product_items_in_stock;
create index product_items_in_stock on product_items (received_on, id, product_item_state, store_id)
  where product_item_state <> 'SOLD';
create index product_items_by_state on product_items (product_item_state, store_id, received_on, id)
  where product_item_state <> 'SOLD';

-- A sold piece has its receipt already.
drop index product_items_without_codes;
create index product_items_without_codes on product_items (received_on, id)
  where (ikpu is null or package_code is null) and product_item_state <> 'SOLD';

create index product_items_by_probe on product_items (probe, received_on, id);
create index products_metal on products (metal);
