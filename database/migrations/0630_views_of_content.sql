-- The lists of pages, moments, banners and stores have views like other lists (backoffice.md 2.1).
set lock_timeout = '5s';

alter table saved_views drop constraint saved_views_list_check;
alter table saved_views add constraint saved_views_list_check check (list in ('orders', 'pieces', 'models', 'customers', 'businesses',
  'reviews', 'calls', 'visits', 'waits', 'certificates', 'transfers', 'stocktakes', 'payments', 'refunds', 'discrepancies', 'receipts',
  'promotions', 'codes', 'approvals', 'imports', 'audit', 'staff', 'jobs', 'messages', 'privacy', 'wordings', 'pages', 'moments',
  'banners', 'stores')) not valid;
alter table saved_views validate constraint saved_views_list_check;
