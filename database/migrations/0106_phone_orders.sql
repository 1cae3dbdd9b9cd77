-- Orders that the staff place for a caller (backoffice.md 2.4): what the caller is sent.
set lock_timeout = '5s';

alter table order_messages drop constraint order_messages_message_check;
alter table order_messages add constraint order_messages_message_check
  check (message in ('PLACED', 'PLACED_BY_PHONE', 'PAID', 'PAYMENT_FAILED', 'EXPIRED', 'SHIPPED', 'READY_FOR_PICKUP', 'NOT_COLLECTED',
    'DELIVERED', 'CANCELLED', 'RETURNED', 'PIECES_RETURNED', 'REFUNDED')) not valid;
alter table order_messages validate constraint order_messages_message_check;
