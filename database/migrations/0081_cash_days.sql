-- The cash drawer of a store from opening to closing (backoffice.md 2.5). Money is whole soʻm.
set lock_timeout = '5s';

create table cash_days (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete restrict,
  opening_som bigint not null check (opening_som >= 0),
  opened_by bigint not null references staff on delete restrict,
  opened_at timestamptz not null,
  -- counted without knowing what is expected; from then on nothing moves
  counted_som bigint check (counted_som >= 0),
  expected_som bigint,
  counted_by bigint references staff on delete restrict,
  counted_at timestamptz,
  -- why the drawer has more or less than expected
  reason text check (char_length(reason) between 1 and 300),
  closed_at timestamptz,
  confirmed_by bigint references staff on delete restrict,
  confirmed_at timestamptz,
  check (num_nulls(counted_som, expected_som, counted_by, counted_at) in (0, 4)),
  check (closed_at is null or counted_at is not null),
  constraint cash_days_explained check (closed_at is null or counted_som = expected_som or reason is not null),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check (confirmed_at is null or closed_at is not null)
);
create unique index cash_days_one_open on cash_days (store_id) where closed_at is null;
create index cash_days_store on cash_days (store_id, opened_at desc);

-- + came into the drawer, - went out of it; only added.
create table cash_movements (
  id bigint generated always as identity primary key,
  cash_day_id bigint not null references cash_days on delete restrict,
  at timestamptz not null,
  kind text not null check (kind in ('SALE', 'RETURN', 'DEPOSIT', 'PAYOUT')),
  amount_som bigint not null check (amount_som <> 0 and (amount_som > 0) = (kind in ('SALE', 'DEPOSIT'))),
  order_id bigint references orders on delete restrict,
  -- null = an order was handed over or its money given back from the orders
  staff_id bigint references staff on delete restrict,
  reason text check (char_length(reason) between 1 and 300),
  check ((kind in ('SALE', 'RETURN')) = (order_id is not null)),
  check ((kind in ('DEPOSIT', 'PAYOUT')) = (reason is not null))
);
create index cash_movements_day on cash_movements (cash_day_id, id);
create trigger cash_movements_stay before update or delete or truncate on cash_movements execute function refuse_change();

call audit_table('cash_days', 'id');
call audit_table('cash_movements', 'id');
