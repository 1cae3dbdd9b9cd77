-- Limits on what one network, phone, user or card reserves without paying (docs/security.md, Limits).
set lock_timeout = '5s';

-- Against whose limits the pieces of a hold count: HMACs of networks, phones, users and cards. The rows go when the hold ends, when its
-- order is paid, or when the shop confirms it.
create table hold_subjects (
  subject bytea not null,
  hold_id bigint not null references holds on delete cascade,
  primary key (subject, hold_id)
);
create index hold_subjects_hold on hold_subjects (hold_id);

-- A checkout that began: the network that counts it (null = its phone was proven, or it was in a store), and whether an order came of it.
alter table hold_starts add column network bytea, add column ordered boolean not null default false;
create index hold_starts_network on hold_starts (network, started_at) where network is not null;

-- Until when the shop confirms an order that is paid at the hand-over; null = without end (orders placed before this migration).
alter table orders add column confirm_by timestamptz;
create index orders_unconfirmed on orders (confirm_by) where order_state = 'NEW' and confirm_by is not null;
-- Expired orders of a phone, a user's ones too.
create index orders_expired_phone on orders (contact_phone, created_at) where order_state = 'EXPIRED';
