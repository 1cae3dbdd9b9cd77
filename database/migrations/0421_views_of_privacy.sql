-- The list of requests about personal data has views, too (backoffice.md 2.1).
set lock_timeout = '5s';

alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('orders', 'pieces', 'models', 'customers', 'businesses',
  'reviews', 'calls', 'visits', 'waits', 'certificates', 'transfers', 'stocktakes', 'payments', 'refunds', 'discrepancies', 'receipts',
  'promotions', 'codes', 'approvals', 'imports', 'audit', 'staff', 'jobs', 'messages', 'privacy'));
