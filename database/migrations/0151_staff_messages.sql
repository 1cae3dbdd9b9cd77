-- Messages that the staff wrote to a shopper, of an order or of the shopper alone (backoffice.md 2.4, BO-35): SMS by an approved text,
-- mail in words of their own.
set lock_timeout = '5s';

create table staff_messages (
  id bigint generated always as identity primary key,
  order_id bigint references orders on delete cascade,
  user_id bigint references users on delete cascade,
  staff_id bigint not null references staff on delete restrict,
  channel text not null check (channel in ('SMS', 'EMAIL')),
  -- the name of the approved text (texts/*/messages.json, group staff)
  template text,
  subject text check (char_length(subject) between 1 and 120),
  body text check (char_length(body) between 1 and 4000),
  message_state text not null default 'WAITING' check (message_state in ('WAITING', 'SENT', 'DROPPED')),
  dropped_because text check (dropped_because in ('NO_GATEWAY', 'REFUSED', 'NO_CONTACT')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check (num_nonnulls(order_id, user_id) = 1),
  check ((channel = 'SMS') = (template is not null)),
  check ((channel = 'EMAIL') = (subject is not null and body is not null)),
  check ((message_state = 'DROPPED') = (dropped_because is not null))
);
create index staff_messages_order on staff_messages (order_id) where order_id is not null;
create index staff_messages_user on staff_messages (user_id) where user_id is not null;

call audit_table('staff_messages', 'id', '', 'subject,body');
