-- A provider's word that contradicts what is written down: it may have taken money for an attempt that is over, or has none for one that
-- is paid. It is asked until it says which.
set lock_timeout = '5s';

create table payment_doubts (
  payment_id bigint primary key references payments on delete restrict,
  noted_at timestamptz not null,
  -- null = the provider is still asked. STANDS: what is written down is true; RETURNED: the money went back; BY_HAND: a person must look
  outcome text check (outcome in ('STANDS', 'RETURNED', 'BY_HAND')),
  decided_at timestamptz,
  constraint payment_doubts_decided check ((outcome is null) = (decided_at is null))
);
create index payment_doubts_open on payment_doubts (noted_at) where outcome is null;
