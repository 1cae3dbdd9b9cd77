-- Stocktakes (backoffice.md 2.6, docs/decisions/0057-stock-room.md): what should lie in a store, what was scanned there, and what was
-- decided about each difference.
set lock_timeout = '5s';

create table stocktakes (
  id bigint generated always as identity primary key,
  -- null = the warehouse
  store_id bigint references stores on delete restrict,
  -- null = all of them
  category_ids bigint[] check (cardinality(category_ids) > 0),
  -- COUNTED: the count has ended, its differences are decided
  stocktake_state text not null default 'OPEN' check (stocktake_state in ('OPEN', 'COUNTED', 'CLOSED')),
  started_by bigint not null references staff on delete restrict,
  started_at timestamptz not null,
  counted_at timestamptz,
  closed_by bigint references staff on delete restrict,
  closed_at timestamptz,
  -- when the count ended: what should have been there, sales and moves meanwhile taken into account, and what of it was
  expected integer,
  found integer,
  version integer not null default 1,
  check ((stocktake_state = 'OPEN') = (counted_at is null)),
  check ((stocktake_state = 'CLOSED') = (closed_at is not null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((counted_at is null) = (expected is null) and (counted_at is null) = (found is null))
);
create index stocktakes_started on stocktakes (started_at desc, id desc);
-- a place is counted once at a time
create unique index stocktakes_open on stocktakes (coalesce(store_id, 0)) where stocktake_state <> 'CLOSED';

create table stocktake_expected (
  stocktake_id bigint not null references stocktakes on delete restrict,
  item_id bigint not null references product_items on delete restrict,
  primary key (stocktake_id, item_id)
);

create table stocktake_scans (
  -- made by the browser: the same scan is sent again after a cut line
  id uuid primary key,
  stocktake_id bigint not null references stocktakes on delete restrict,
  text text not null check (length(text) between 1 and 300),
  -- null = nothing that the shop knows
  item_id bigint references product_items on delete restrict,
  staff_id bigint not null references staff on delete restrict,
  at timestamptz not null,
  weight_mg integer check (weight_mg > 0)
);
create index stocktake_scans_of on stocktake_scans (stocktake_id, item_id);
create trigger stocktake_scans_stay before update or delete or truncate on stocktake_scans execute function refuse_change();

-- A difference, and what was decided about it.
create table stocktake_decisions (
  id bigint generated always as identity primary key,
  stocktake_id bigint not null references stocktakes on delete restrict,
  -- the serial number, or the text that nobody knows
  text text not null,
  item_id bigint references product_items on delete restrict,
  difference text not null check (difference in ('MISSING', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'WEIGHT')),
  -- that the scale said
  weight_mg integer check (weight_mg > 0),
  decision text check (decision in ('RECOUNT', 'AUDIT', 'LOST', 'TAKE_HERE', 'SEND_BACK')),
  reason text check (length(reason) between 1 and 300),
  decided_by bigint references staff on delete restrict,
  decided_at timestamptz,
  unique (stocktake_id, text),
  check ((difference = 'UNKNOWN') = (item_id is null)),
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null))
);
call audit_table('stocktakes', 'id');
call audit_table('stocktake_decisions', 'id');
