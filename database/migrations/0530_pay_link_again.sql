-- The payment link of an order taken by phone, sent again by the staff (backoffice.md 2.4).
set lock_timeout = '5s';

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('MOVED', 'PAYMENT_FAILED', 'REFUNDED', 'PIECES_RETURNED', 'NOT_COLLECTED', 'NEW_CODE', 'DISCREPANCY_CLOSED',
    'REFUND_REQUESTED', 'RECEIVING_CHANGED', 'CONTACT_CHANGED', 'PIECES_CHANGED', 'PAY_LINK')) not valid;
alter table order_events validate constraint order_events_kind_check;
