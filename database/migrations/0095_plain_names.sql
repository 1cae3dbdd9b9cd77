-- Names in the words of the field: a discrepancy of a payment, a manual refund, who requests.
set lock_timeout = '5s';

alter table payment_doubts rename to payment_discrepancies;
alter index payment_doubts_open rename to payment_discrepancies_open;
alter table payment_discrepancies rename constraint payment_doubts_pkey to payment_discrepancies_pkey;
alter table payment_discrepancies rename constraint payment_doubts_payment_id_fkey to payment_discrepancies_payment_id_fkey;
alter table payment_discrepancies rename constraint payment_doubts_decided to payment_discrepancies_decided;
alter table payment_discrepancies drop constraint payment_doubts_outcome_check;
update payment_discrepancies set outcome = 'MANUAL' where outcome = 'BY_HAND';
-- MANUAL: the provider cannot say, a member of the staff decides
alter table payment_discrepancies add constraint payment_discrepancies_outcome check (outcome in ('STANDS', 'RETURNED', 'MANUAL'));

alter table order_events drop constraint order_events_kind_check;
update order_events set kind = 'DISCREPANCY_CLOSED' where kind = 'DOUBT_CLOSED';
alter table order_events add constraint order_events_kind_check
  check (kind in ('MOVED', 'PAYMENT_FAILED', 'REFUNDED', 'PIECES_RETURNED', 'NOT_COLLECTED', 'NEW_CODE', 'DISCREPANCY_CLOSED'));

alter table refunds rename column by_hand to is_manual;
alter table repricing rename column asked_at to requested_at;
alter table visits rename column told_at to notified_at;
alter table callbacks rename column asker to requester;
alter table code_challenges rename column asker to requester;
alter table stock_alerts rename column asker to requester;
alter table visits rename column asker to requester;

drop function ask_repricing;
create function queue_repricing(ids bigint[]) returns void language sql as $$
  insert into repricing (item_id, why) select id, 'PROMOTION' from product_items
    where product_id = any(ids) and product_item_state in ('AVAILABLE', 'WITHDRAWN')
      and exists (select from promotions where promotion_state = 'RUNNING')
    order by id
    -- not "do nothing": a transaction that is pricing the piece now has read its old values; this one waits for it and queues the piece again
    on conflict (item_id) do update set requested_at = excluded.requested_at
$$;
create or replace function reprice_changed_products() returns trigger language plpgsql as $$
begin
  perform queue_repricing((select array_agg(distinct product_id) from changed));
  return null;
end $$;
create or replace function reprice_moved_product() returns trigger language plpgsql as $$
begin
  perform queue_repricing(array[new.id]);
  return null;
end $$;
