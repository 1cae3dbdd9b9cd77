-- Customers as the staff work on them (backoffice.md 2.9): whose price a user gets is a decision with a paper, and what is erased leaves
-- nothing personal in the audit.
set lock_timeout = '5s';

-- counts changes of what the staff decide: the price type
alter table users add column version integer not null default 1;
create index users_created on users (created_at desc, id desc) where deleted_at is null;

call audit_table('users', 'id', 'phone,email,first_name,last_name,birth_date,gender', 'password_hash');
call audit_table('consents', 'user_id,topic,channel');
call audit_table('sessions', 'id', 'device');
