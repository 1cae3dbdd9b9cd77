-- The passport of a sold piece by SMS (backoffice.md 2.5): to the phone of the order, or to the one that the buyer names at the counter,
-- which is forgotten once the message is sent or dropped.
set lock_timeout = '5s';

alter table staff_messages
  add column phone text,
  add column certificate_id text references certificates on delete restrict,
  add constraint staff_messages_phone check (phone is null or message_state = 'WAITING') not valid,
  add constraint staff_messages_passport check ((template is not distinct from 'PASSPORT') = (certificate_id is not null)) not valid;
alter table staff_messages validate constraint staff_messages_phone;
alter table staff_messages validate constraint staff_messages_passport;
create index staff_messages_certificate on staff_messages (certificate_id) where certificate_id is not null;

drop trigger audit_insert on staff_messages;
drop trigger audit_delete on staff_messages;
drop trigger audit_update on staff_messages;
call audit_table('staff_messages', 'id', 'phone', 'subject,body');
