-- The list of models with all that it says of one (backoffice.md 2.7): how often its page was viewed and how much of it was sold, views of
-- the list that are saved, and what is missing of a model.
set lock_timeout = '5s';

-- Counted each hour out of measured_events and sale_events: nobody could sort by what is counted while the list is read. Apart from
-- products, whose changes reach the index of the catalogue and its pages.
create table model_figures (
  product_id bigint primary key references products on delete cascade,
  -- views of its page in the last 28 days, of those who agreed to be measured
  views integer not null check (views >= 0),
  -- pieces sold in the last 90 days, without those of cancelled orders
  sold integer not null check (sold >= 0)
);

alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('orders', 'pieces', 'models'));

-- the pieces of a model that it still has; most of those it ever had are sold
create index product_items_of_model on product_items (product_id, product_item_state) where product_item_state <> 'SOLD';
