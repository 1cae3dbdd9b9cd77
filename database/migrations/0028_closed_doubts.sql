-- A doubt about a payment that was left to people is closed by one, who says why: it stands in the order's history.
set lock_timeout = '5s';

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('MOVED', 'PAYMENT_FAILED', 'REFUNDED', 'PIECES_RETURNED', 'NOT_COLLECTED', 'NEW_CODE', 'DOUBT_CLOSED'));
