-- Notes of the staff on collections and characteristics, too (backoffice.md 2.2), by their ids.
set lock_timeout = '5s';

alter table staff_notes drop constraint staff_notes_resource_check;
alter table staff_notes add constraint staff_notes_resource_check
  check (resource in ('order', 'piece', 'collection', 'param')) not valid;
alter table staff_notes validate constraint staff_notes_resource_check;
alter table staff_presence drop constraint staff_presence_resource_check;
alter table staff_presence add constraint staff_presence_resource_check
  check (resource in ('order', 'piece', 'collection', 'param'));

create or replace function feed_note() returns trigger language plpgsql as $$
declare
  store bigint;
  mentioned bigint;
begin
  case new.resource
    when 'order' then
      select store_id into store from orders where number = new.record_id;
      call notify_staff('note', 'order/' || new.record_id, 2, store, 'orders.read');
    when 'piece' then
      select store_id into store from product_items where serial_number = new.record_id;
      call notify_staff('note', 'piece/' || new.record_id, 2, store, 'pieces.read');
    else
      call notify_staff('note', new.resource || '/' || new.record_id, 2, null, 'catalog.write');
  end case;
  if tg_op = 'INSERT' then
    foreach mentioned in array new.mentions loop
      call notify_staff('note', new.resource || '/' || new.record_id, 1, null, null, mentioned);
    end loop;
  end if;
  return null;
end $$;
