-- The audit is narrowed to one action, of which there may be few among a million (backoffice.md 2.10).
set lock_timeout = '5s';

create index audit_entries_action on audit_entries (action, at desc, id desc);
