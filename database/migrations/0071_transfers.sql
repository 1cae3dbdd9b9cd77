-- Pieces that travel between stores (backoffice.md 2.6): who sent them, who received them, what did not arrive.
set lock_timeout = '5s';

create table transfers (
  id bigint generated always as identity primary key,
  -- null = the warehouse, here and below
  from_store_id bigint references stores on delete restrict,
  to_store_id bigint references stores on delete restrict,
  transfer_state text not null check (transfer_state in ('SENT', 'ARRIVED', 'CLOSED')),
  arrives_on date not null,
  sent_by bigint not null references staff on delete restrict,
  sent_at timestamptz not null,
  closed_at timestamptz,
  -- why it was closed without all of its pieces
  reason text,
  check (from_store_id is distinct from to_store_id),
  check ((transfer_state = 'CLOSED') = (closed_at is not null))
);
create index transfers_sent on transfers (sent_at desc, id desc);

create table transfer_pieces (
  transfer_id bigint not null references transfers on delete restrict,
  item_id bigint not null references product_items on delete restrict,
  sent_by bigint not null references staff on delete restrict,
  received_by bigint references staff on delete restrict,
  received_at timestamptz,
  -- the transfer was closed without it
  missing_at timestamptz,
  primary key (transfer_id, item_id),
  -- whoever sends does not say that it arrived
  constraint transfer_pieces_receiver check (received_by <> sent_by),
  check ((received_by is null) = (received_at is null)),
  check (received_at is null or missing_at is null)
);
-- a piece travels once at a time
create unique index transfer_pieces_travelling on transfer_pieces (item_id) where received_at is null and missing_at is null;

call audit_table('transfers', 'id');
call audit_table('transfer_pieces', 'transfer_id,item_id');
