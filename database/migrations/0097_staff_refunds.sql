-- Refunds that the staff decide (backoffice.md 2.4): goodwill beside lines and delivery, the paper of one that was given by hand, its
-- approval; and their event.
set lock_timeout = '5s';

alter table refunds
  -- given beyond lines and delivery, whole soʻm
  add column goodwill_som bigint not null default 0 check (goodwill_som >= 0),
  -- of a refund that staff gave: the number of the cash order or the transfer
  add column paper_number text check (char_length(paper_number) between 1 and 60),
  add column reason text check (char_length(reason) between 1 and 300),
  -- set = a second person agreed to it
  add column approval_id bigint references approvals on delete restrict;
create unique index refunds_approval on refunds (approval_id, payment_id) where approval_id is not null;

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('MOVED', 'PAYMENT_FAILED', 'REFUNDED', 'PIECES_RETURNED', 'NOT_COLLECTED', 'NEW_CODE', 'DISCREPANCY_CLOSED',
    'REFUND_REQUESTED'));
