-- What the shop promised when an order was placed stays, whatever its settings say later: for how long a store keeps it, for how long its
-- pieces are reserved for an online payment, and which total may be paid online. They were rules of the code.
set lock_timeout = '5s';

alter table orders
  add column pickup_hours smallint not null default 48 check (pickup_hours between 24 and 336),
  -- null = it is paid at the hand-over, or it is of a time when this was a rule of the code (domain/order/order-terms.ts, the usual minutes)
  add column reservation_minutes smallint check (reservation_minutes between 15 and 1440),
  add column online_limit_som bigint not null default 500000000 check (online_limit_som between 1000000 and 500000000);
