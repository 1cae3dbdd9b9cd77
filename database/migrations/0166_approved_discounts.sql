-- A discount at the counter above the limit of its seller's role, which a second person agreed to (backoffice.md 2.5).
set lock_timeout = '5s';

alter table approvals drop constraint approvals_kind_check;
alter table approvals add constraint approvals_kind_check check (kind in
  ('RATE', 'FORMULA', 'PRICE', 'REDUCTION', 'REFUND', 'WRITE_OFF', 'LOST', 'OLD_GOLD', 'ERASE', 'ROLE', 'DISCOUNT')) not valid;
alter table approvals validate constraint approvals_kind_check;

alter table counter_sales
  -- null = within the limit of who sells
  add column discount_approval_id bigint references approvals on delete restrict,
  add constraint counter_sales_approval check (discount_approval_id is null or discount_percent is not null) not valid;
alter table counter_sales validate constraint counter_sales_approval;
