-- Companies that buy at wholesale prices (backoffice.md 2.9): one a user; approved, its user gets these prices.
set lock_timeout = '5s';

create table businesses (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete restrict,
  name text not null check (char_length(name) between 1 and 160),
  stir text not null unique check (stir ~ '^[0-9]{9}$'),
  contract text not null check (char_length(contract) between 1 and 120),
  business_state text not null default 'WAITING' check (business_state in ('WAITING', 'APPROVED', 'SUSPENDED')),
  decided_by bigint references staff on delete restrict,
  decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  check ((decided_by is null) = (business_state = 'WAITING')),
  check ((decided_at is null) = (business_state = 'WAITING'))
);

call audit_table('businesses', 'id');
