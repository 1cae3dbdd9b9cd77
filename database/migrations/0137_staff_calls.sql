-- Call-backs as the staff work on them (backoffice.md 2.9): when each is due, how often nobody answered, and what changed.
set lock_timeout = '5s';

alter table callbacks
  add column version integer not null default 1,
  -- how often nobody answered
  add column tries integer not null default 0 check (tries >= 0),
  -- from when on its shopper may be called
  add column due_at timestamptz not null default now();
update callbacks set due_at = created_at;
create index callbacks_due on callbacks (due_at, id) where callback_state = 'NEW';

call audit_table('callbacks', 'id', 'phone,name,comment', 'requester');
