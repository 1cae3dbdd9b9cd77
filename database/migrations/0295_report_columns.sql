-- Which column of a provider's report is which, where its titles are not the ones that the shop knows; chosen by the staff.
set lock_timeout = '5s';

create table report_columns (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('PAYME', 'CLICK', 'UZUM')),
  name text not null check (name in ('transaction', 'order', 'amount', 'commission', 'paidAt', 'state', 'returnedAt')),
  -- as the file has it
  title text not null check (length(title) between 1 and 120),
  -- sums are in tiyin; of sums alone
  in_tiyin boolean not null default false check (not in_tiyin or name in ('amount', 'commission')),
  changed_by bigint not null references staff on delete restrict,
  changed_at timestamptz not null,
  unique (provider, name)
);
call audit_table('report_columns', 'id');
