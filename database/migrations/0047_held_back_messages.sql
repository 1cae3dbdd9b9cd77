-- Orders carry no stranger's mails and no SMS without end (docs/security.md, Limits).
set lock_timeout = '5s';

-- UNPROVEN: an address that nobody proved has had its receipt. REPEATED: an order that is neither paid nor confirmed has had its SMS.
-- LIMITED: so many messages went to that phone or address, or from that network, in a day.
alter table order_messages drop constraint order_messages_dropped_because_check;
alter table order_messages add constraint order_messages_dropped_because_check
  check (dropped_because in ('OUTDATED', 'NO_GATEWAY', 'REFUSED', 'GAVE_UP', 'UNPROVEN', 'REPEATED', 'LIMITED')) not valid;
alter table order_messages validate constraint order_messages_dropped_because_check;

-- HMAC of the network that an order was placed from; null = before this migration.
alter table orders add column network bytea;
