-- Pieces of an unpaid order that the staff change before it is assembled (backoffice.md 2.4).
set lock_timeout = '5s';

alter table order_events drop constraint order_events_kind_check;
alter table order_events add constraint order_events_kind_check
  check (kind in ('MOVED', 'PAYMENT_FAILED', 'REFUNDED', 'PIECES_RETURNED', 'NOT_COLLECTED', 'NEW_CODE', 'DISCREPANCY_CLOSED',
    'REFUND_REQUESTED', 'RECEIVING_CHANGED', 'CONTACT_CHANGED', 'PIECES_CHANGED')) not valid;
alter table order_events validate constraint order_events_kind_check;

alter table order_messages drop constraint order_messages_message_check;
alter table order_messages add constraint order_messages_message_check
  check (message in ('PLACED', 'PLACED_BY_PHONE', 'PAID', 'PAYMENT_FAILED', 'EXPIRED', 'SHIPPED', 'READY_FOR_PICKUP', 'NOT_COLLECTED',
    'DELIVERED', 'CANCELLED', 'RETURNED', 'PIECES_RETURNED', 'REFUNDED', 'RECEIVING_CHANGED', 'PIECES_CHANGED')) not valid;
alter table order_messages validate constraint order_messages_message_check;
