-- Webhooks after Standard Webhooks (backoffice.md 4.1, docs/decisions/0075): what happens in the shop is sent to the addresses that the
-- owner chose. Triggers write it in the transaction in which it happens, so that no action can forget it.
set lock_timeout = '5s';

create table webhook_endpoints (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  url text not null check (char_length(url) between 9 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- bodies have the contacts of shoppers
  has_contacts boolean not null default false,
  -- with the shop's key (server/kit/crypto/sealing.ts)
  secret_sealed bytea not null,
  -- signs, too, until then
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  endpoint_state text not null default 'ACTIVE' check (endpoint_state in ('ACTIVE', 'OFF')),
  -- STAFF: by hand. GONE: it answered 410. FAILING: no attempt got through for days
  off_because text check (off_because in ('STAFF', 'GONE', 'FAILING')),
  -- since when no attempt has got through
  failing_since timestamptz,
  created_by bigint not null references staff on delete restrict,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((endpoint_state = 'OFF') = (off_because is not null)),
  check ((old_secret_sealed is null) = (old_secret_until is null))
);
create trigger webhook_endpoints_version before update on webhook_endpoints for each row
  when ((old.name, old.url, old.events, old.has_contacts, old.endpoint_state, old.secret_sealed)
    is distinct from (new.name, new.url, new.events, new.has_contacts, new.endpoint_state, new.secret_sealed))
  execute function count_version();
call audit_table('webhook_endpoints', 'id', '', 'secret_sealed,old_secret_sealed');

-- One for each event. `data` has no contacts: they are looked up when it is sent.
create table webhook_messages (
  id text primary key default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  event text not null,
  at timestamptz not null,
  data jsonb not null
);
create index webhook_messages_at on webhook_messages (at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  message_id text not null references webhook_messages on delete cascade,
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  delivery_state text not null default 'WAITING' check (delivery_state in ('WAITING', 'DONE', 'FAILED')),
  -- of this round: sent again, it begins from the first
  attempts integer not null default 0,
  -- null = at once
  next_at timestamptz,
  -- until then one process is sending it
  claimed_until timestamptz,
  created_at timestamptz not null,
  unique (message_id, endpoint_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_at nulls first, id) where delivery_state = 'WAITING';
create index webhook_deliveries_failed on webhook_deliveries (endpoint_id) where delivery_state = 'FAILED';
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, created_at, id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  at timestamptz not null,
  -- null = no answer
  status integer,
  -- why there was none
  fault text,
  ms integer not null check (ms >= 0),
  -- the beginning of the answer
  answer text not null default '',
  check ((status is null) = (fault is not null))
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);

-- Which of these events somebody wants to hear of: where nobody does, nothing is written.
create function webhooks_wanted(of_these text[]) returns text[] stable language sql as $$
  select coalesce(array_agg(distinct w.event), '{}') from webhook_endpoints e cross join unnest(e.events) as w (event)
  where e.endpoint_state = 'ACTIVE' and w.event = any (of_these) $$;

-- Writes messages, and a job that sends them when the transaction commits. The job has no key: one key would make every sale wait for the
-- other ones.
create function write_webhooks(event text, happened timestamptz, facts jsonb[]) returns void language plpgsql as $$
begin
  with message as (
    insert into webhook_messages (event, at, data)
    select write_webhooks.event, happened, fact from unnest(facts) as f (fact) returning id)
  insert into webhook_deliveries (message_id, endpoint_id, created_at)
  select m.id, e.id, happened from message m cross join webhook_endpoints e
  where e.endpoint_state = 'ACTIVE' and write_webhooks.event = any (e.events);
  perform graphile_worker.add_job('send-webhooks', payload => '{}'::json);
end $$;

create function webhook_order() returns trigger language plpgsql as $$
begin
  if cardinality(webhooks_wanted(array['order.placed'])) > 0 then
    perform write_webhooks('order.placed', new.created_at, array[jsonb_build_object('number', new.number, 'channel', new.channel,
      'state', new.order_state, 'paymentMethod', new.payment_method, 'fulfillment', new.fulfillment_kind, 'storeId', new.store_id,
      'totalSom', new.total_som)]);
  end if;
  return null;
end $$;
create trigger orders_webhook after insert on orders for each row execute function webhook_order();

create function webhook_order_event() returns trigger language plpgsql as $$
declare
  wanted text[] := webhooks_wanted(array['order.moved', 'order.refunded']);
  order_number text;
begin
  if cardinality(wanted) = 0 then return null; end if;
  select number into order_number from orders where id = new.order_id;
  if new.kind = 'REFUNDED' and 'order.refunded' = any (wanted) then
    perform write_webhooks('order.refunded', new.at, array[jsonb_build_object('number', order_number, 'amountSom', new.amount_som)]);
  elsif new.kind = 'MOVED' and new.from_state is not null and new.from_state <> new.to_state and 'order.moved' = any (wanted) then
    perform write_webhooks('order.moved', new.at, array[jsonb_build_object('number', order_number, 'from', new.from_state,
      'to', new.to_state, 'by', new.actor)]);
  end if;
  return null;
end $$;
create trigger order_events_webhook after insert on order_events for each row
  when (new.kind in ('MOVED', 'REFUNDED')) execute function webhook_order_event();

-- Pieces change by thousands (rates, imports): one message has up to a hundred of them.
create function write_piece_webhooks(event text, pieces jsonb[]) returns void language plpgsql as $$
declare
  facts jsonb[];
begin
  select array_agg(part.fact) into facts from (
    select jsonb_build_object('pieces', jsonb_agg(p.piece order by p.nth)) as fact
    from unnest(pieces) with ordinality as p (piece, nth) group by (p.nth - 1) / 100) part;
  if facts is not null then perform write_webhooks(event, clock_timestamp(), facts); end if;
end $$;

create function webhook_pieces() returns trigger language plpgsql as $$
declare
  wanted text[] := webhooks_wanted(array['piece.sold', 'piece.moved', 'piece.priced']);
begin
  if cardinality(wanted) = 0 then return null; end if;
  if 'piece.sold' = any (wanted) then
    perform write_piece_webhooks('piece.sold', array(
      select jsonb_build_object('serialNumber', n.serial_number, 'artikul', p.artikul, 'storeId', n.store_id, 'priceSom', n.price_b2c_som)
      from new_rows n join old_rows o using (id) join products p on p.id = n.product_id
      where n.product_item_state = 'SOLD' and o.product_item_state <> 'SOLD' order by n.id));
  end if;
  if 'piece.moved' = any (wanted) then
    perform write_piece_webhooks('piece.moved', array(
      select jsonb_build_object('serialNumber', n.serial_number, 'artikul', p.artikul, 'fromStoreId', o.store_id, 'toStoreId', n.store_id)
      from new_rows n join old_rows o using (id) join products p on p.id = n.product_id
      where n.store_id is distinct from o.store_id order by n.id));
  end if;
  if 'piece.priced' = any (wanted) then
    perform write_piece_webhooks('piece.priced', array(
      select jsonb_build_object('serialNumber', n.serial_number, 'artikul', p.artikul, 'fromSom', o.price_b2c_som, 'toSom', n.price_b2c_som)
      from new_rows n join old_rows o using (id) join products p on p.id = n.product_id
      where n.price_b2c_som is distinct from o.price_b2c_som order by n.id));
  end if;
  return null;
end $$;
create trigger product_items_webhook after update on product_items
  referencing old table as old_rows new table as new_rows for each statement execute function webhook_pieces();

create function webhook_business() returns trigger language plpgsql as $$
begin
  if cardinality(webhooks_wanted(array['customer.approved'])) > 0 then
    perform write_webhooks('customer.approved', new.decided_at, array[jsonb_build_object('customerId', new.user_id,
      'company', new.name, 'stir', new.stir)]);
  end if;
  return null;
end $$;
create trigger businesses_webhook after update on businesses for each row
  when (old.business_state <> 'APPROVED' and new.business_state = 'APPROVED') execute function webhook_business();
create trigger businesses_webhook_new after insert on businesses for each row
  when (new.business_state = 'APPROVED') execute function webhook_business();

create function webhook_stocktake() returns trigger language plpgsql as $$
begin
  if cardinality(webhooks_wanted(array['stock.counted'])) > 0 then
    perform write_webhooks('stock.counted', new.closed_at, array[jsonb_build_object('stocktakeId', new.id, 'storeId', new.store_id,
      'expected', new.expected, 'found', new.found)]);
  end if;
  return null;
end $$;
create trigger stocktakes_webhook after update on stocktakes for each row
  when (old.stocktake_state <> 'CLOSED' and new.stocktake_state = 'CLOSED') execute function webhook_stocktake();
