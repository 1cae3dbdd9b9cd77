-- All messages to shoppers as one list of the staff (backoffice.md 2.10, Messages): failed ones first, then the latest.
set lock_timeout = '5s';

alter table order_messages add column created_at timestamptz;
update order_messages m set created_at = e.at from order_events e where e.id = m.event_id;
-- the default is for a server of the version before, which does not name it
alter table order_messages alter column created_at set default now(), alter column created_at set not null;

-- its place in the list: failed ones after all others, each part by time in ms; what was held back on purpose has not failed
alter table order_messages add column list_place bigint generated always as (
  (case when dropped_because in ('NO_GATEWAY', 'REFUSED', 'GAVE_UP') then 1000000000000000 else 0 end)
  + (extract(epoch from created_at at time zone 'UTC') * 1000)::bigint) stored;
alter table staff_messages add column list_place bigint generated always as (
  (case when dropped_because is not null then 1000000000000000 else 0 end)
  + (extract(epoch from created_at at time zone 'UTC') * 1000)::bigint) stored;

-- even numbers are the shop's messages, odd ones those that the staff wrote
create index order_messages_list on order_messages (list_place, (id * 2));
create index staff_messages_list on staff_messages (list_place, (id * 2 + 1));
