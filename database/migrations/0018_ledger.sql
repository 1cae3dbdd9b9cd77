-- Payments as providers speak of them, and the ledger of all money that moved. Money is whole soʻm.

-- OPEN: the provider has begun a transaction of its own; the order's pieces are kept for it.
alter table payments drop constraint payments_payment_state_check;
alter table payments add constraint payments_state
  check (payment_state in ('PENDING', 'OPEN', 'PAID', 'FAILED', 'REFUNDED'));

-- `id` is our name of an attempt; the provider's own is known when it begins
alter table payments drop constraint payments_provider_provider_reference_key;
alter table payments drop column provider_reference;
alter table payments
  add column transaction_id text check (transaction_id <> ''),
  -- the provider's clock when it began
  add column started_at timestamptz,
  add column opened_at timestamptz,
  -- failed, or all of its money went back
  add column ended_at timestamptz,
  -- what went back or is about to
  add column refunded_som bigint not null default 0,
  -- what the adapter keeps for itself
  add column facts jsonb not null default '{}',
  add constraint payments_transaction unique (provider, transaction_id),
  -- no more goes back than came in, however many ask at once
  add constraint payments_refunded check (refunded_som between 0 and amount_som),
  add constraint payments_refunded_state check (refunded_som = 0 or payment_state in ('PAID', 'REFUNDED')),
  add constraint payments_opened check ((transaction_id is null) = (opened_at is null) and (started_at is null) = (opened_at is null));
update payments set ended_at = coalesce(settled_at, created_at) where payment_state in ('FAILED', 'REFUNDED');
alter table payments add constraint payments_ended check ((ended_at is not null) = (payment_state in ('FAILED', 'REFUNDED')));
-- an order waits for one attempt at a time
create unique index payments_one_waiting on payments (order_id) where payment_state in ('PENDING', 'OPEN');
create index payments_started on payments (provider, started_at) where started_at is not null;
drop index payments_pending;
create index payments_open on payments (opened_at) where payment_state = 'OPEN';

-- Part of a payment may go back, line by line; each line once.
drop index refunds_one_per_payment;
update payments p set refunded_som = (select sum(r.amount_som) from refunds r where r.payment_id = p.id)
  where exists (select from refunds r where r.payment_id = p.id);
alter table refunds
  -- the provider gives money back in its cabinet only: somebody must do it there, or at the counter
  add column by_hand boolean not null default false,
  add column delivery_som bigint not null default 0 check (delivery_som >= 0);
create index refunds_payment on refunds (payment_id);
create index refunds_requested on refunds (id) where refund_state = 'REQUESTED';
create table refund_lines (
  order_line_id bigint primary key references order_lines on delete restrict,
  refund_id bigint not null references refunds on delete restrict,
  amount_som bigint not null check (amount_som >= 0)
);
create index refund_lines_refund on refund_lines (refund_id);

-- What moved, never changed: + came in, - went back. The sum of an order is what the shop has of it.
create table ledger_entries (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete restrict,
  payment_id bigint not null references payments on delete restrict,
  refund_id bigint unique references refunds on delete restrict,
  amount_som bigint not null check (amount_som <> 0 and (amount_som < 0) = (refund_id is not null)),
  at timestamptz not null
);
create index ledger_entries_order on ledger_entries (order_id);
create unique index ledger_entries_one_payment on ledger_entries (payment_id) where refund_id is null;
insert into ledger_entries (order_id, payment_id, amount_som, at)
  select order_id, id, amount_som, coalesce(settled_at, created_at) from payments
  where payment_state in ('PAID', 'REFUNDED') and amount_som > 0;
insert into ledger_entries (order_id, payment_id, refund_id, amount_som, at)
  select p.order_id, p.id, r.id, -r.amount_som, r.done_at from refunds r join payments p on p.id = r.payment_id
  where r.refund_state = 'DONE';

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

-- Fiscal receipts of the online cash register: one of the sale, one of each refund.
create table receipts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete restrict,
  -- null = of the sale
  refund_id bigint references refunds on delete restrict,
  url text check (url ~ '^https?://'),
  receipt_number text,
  terminal text,
  fiscal_sign text,
  issued_at timestamptz,
  -- of the register: null or 0 = all is well
  status_code integer,
  message text,
  noted_at timestamptz not null,
  unique nulls not distinct (payment_id, refund_id)
);
create index receipts_refund on receipts (refund_id);
