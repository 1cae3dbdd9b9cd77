-- The price a checkout was shown is kept as long as it holds the piece, even if the piece becomes dearer meanwhile (CHK-9).
alter table hold_items add column price_som bigint check (price_som >= 0);

-- Money going back: a movement of its own, never an edit of the payment. REQUESTED is written with the cancellation,
-- a job asks the provider and marks it DONE.
create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete restrict,
  amount_som bigint not null check (amount_som > 0),
  refund_state text not null default 'REQUESTED' check (refund_state in ('REQUESTED', 'DONE')),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  check ((refund_state = 'DONE') = (done_at is not null))
);
-- a payment is returned as a whole, and once
create unique index refunds_one_per_payment on refunds (payment_id);

-- the second half of the job's search for what is due
create index payments_pending on payments (created_at) where payment_state = 'PENDING';
