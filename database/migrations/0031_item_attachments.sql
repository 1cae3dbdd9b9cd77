-- Photographs and films of one piece, which the page shows instead of those of its model. Every change is a change of the product.
set lock_timeout = '5s';

create table item_attachments (
  item_id bigint not null references product_items on delete cascade,
  attachment_id bigint not null references attachments on delete restrict,
  order_number integer not null,
  primary key (item_id, attachment_id)
);

create trigger item_attachments_insert after insert on item_attachments
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger item_attachments_update after update on item_attachments
  referencing new table as changed for each statement execute function item_rows_changed();
create trigger item_attachments_delete after delete on item_attachments
  referencing old table as changed for each statement execute function item_rows_changed();
