-- Views of lists that the staff save (backoffice.md 2.1): an address by a name, for oneself or for everybody.
set lock_timeout = '5s';

create table saved_views (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete restrict,
  list text not null check (list in ('orders', 'pieces')),
  name text not null check (char_length(name) between 1 and 60),
  -- filters, order, columns and density, as they stand in the address
  query text not null check (char_length(query) <= 2000),
  is_shared boolean not null default false,
  -- roles whose list begins with it
  default_for text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  unique (staff_id, list, name),
  constraint saved_views_default check (is_shared or default_for = '{}')
);
create index saved_views_shared on saved_views (list, name) where is_shared;
call audit_table('saved_views', 'id');
