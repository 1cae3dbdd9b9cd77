-- A stocktake has notes and presence like other records (backoffice.md 2.2), by its id.
set lock_timeout = '5s';

alter table staff_notes drop constraint staff_notes_resource_check;
alter table staff_notes add constraint staff_notes_resource_check check (resource in
  ('order', 'piece', 'collection', 'category', 'param', 'model', 'customer', 'transfer', 'stocktake', 'certificate', 'store', 'page', 'moment',
    'banner', 'wording', 'promotion', 'promo-code')) not valid;
alter table staff_notes validate constraint staff_notes_resource_check;
alter table staff_presence drop constraint staff_presence_resource_check;
alter table staff_presence add constraint staff_presence_resource_check check (resource in
  ('order', 'piece', 'collection', 'category', 'param', 'model', 'customer', 'transfer', 'stocktake', 'certificate', 'store', 'page', 'moment',
    'banner', 'wording', 'promotion', 'promo-code'));

create or replace function feed_note() returns trigger language plpgsql as $$
declare
  place text := new.resource || '/' || new.record_id;
  store bigint;
  mentioned bigint;
begin
  case new.resource
    when 'order' then
      select store_id into store from orders where number = new.record_id;
      call notify_staff('note', place, 2, store, 'orders.read');
    when 'piece' then
      select store_id into store from product_items where serial_number = new.record_id;
      call notify_staff('note', place, 2, store, 'pieces.read');
    when 'transfer' then
      -- both stores read it; null = none
      for store in
        select distinct s from transfers t, unnest(array[t.from_store_id, t.to_store_id]) as s where t.id::text = new.record_id
      loop
        call notify_staff('note', place, 2, store, 'pieces.move');
      end loop;
    when 'stocktake' then
      select store_id into store from stocktakes where id::text = new.record_id;
      call notify_staff('note', place, 2, store, 'pieces.count');
    when 'customer' then
      call notify_staff('note', place, 2, null, 'customers.read');
    when 'certificate' then
      call notify_staff('note', place, 2, null, 'certificates.write');
    when 'store', 'page', 'moment', 'banner', 'wording' then
      call notify_staff('note', place, 2, null, 'content.write');
    when 'promotion', 'promo-code' then
      call notify_staff('note', place, 2, null, 'promotions.read');
    else
      call notify_staff('note', place, 2, null, 'catalog.write');
  end case;
  if tg_op = 'INSERT' then
    foreach mentioned in array new.mentions loop
      call notify_staff('note', place, 1, null, null, mentioned);
    end loop;
  end if;
  return null;
end $$;
