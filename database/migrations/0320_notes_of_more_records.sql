-- Notes and presence on models, customers, transfers, certificates and stores, too (backoffice.md 2.2): a model by its artikul, a
-- certificate by its number, the rest by their ids.
set lock_timeout = '5s';

alter table staff_notes drop constraint staff_notes_resource_check;
alter table staff_notes add constraint staff_notes_resource_check check (resource in
  ('order', 'piece', 'collection', 'param', 'model', 'customer', 'transfer', 'certificate', 'store')) not valid;
alter table staff_notes validate constraint staff_notes_resource_check;
alter table staff_presence drop constraint staff_presence_resource_check;
alter table staff_presence add constraint staff_presence_resource_check check (resource in
  ('order', 'piece', 'collection', 'param', 'model', 'customer', 'transfer', 'certificate', 'store'));

-- A note may name a person: the audit gets the end of its words only, so that an erased person leaves it whole (BO-18).
drop trigger audit_insert on staff_notes;
drop trigger audit_delete on staff_notes;
drop trigger audit_update on staff_notes;
call audit_table('staff_notes', 'id', 'body');

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
    when 'customer' then
      call notify_staff('note', place, 2, null, 'customers.read');
    when 'certificate' then
      call notify_staff('note', place, 2, null, 'certificates.write');
    when 'store' then
      call notify_staff('note', place, 2, null, 'content.write');
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
