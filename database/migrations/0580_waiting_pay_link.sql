-- An SMS with the payment link of an order that waits for its gateway is sent later; until then there is no second one
-- (backoffice.md 2.4).
set lock_timeout = '5s';

-- the order, for an SMS with its payment link; null for all other messages
alter table order_messages add column pay_link_of bigint references orders on delete restrict;
create unique index order_messages_waiting_pay_link on order_messages (pay_link_of) where message_state = 'WAITING';
