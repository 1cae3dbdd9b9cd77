-- Pieces in repair, and pieces that are put aside for a person (backoffice.md 2.6, docs/decisions/0057-stock-room.md).
set lock_timeout = '5s';

create table repairs (
  id bigint generated always as identity primary key,
  item_id bigint not null references product_items on delete restrict,
  workshop text not null check (length(workshop) between 1 and 120),
  task text not null check (length(task) between 1 and 300),
  due_on date,
  sent_by bigint not null references staff on delete restrict,
  sent_at timestamptz not null,
  back_by bigint references staff on delete restrict,
  back_at timestamptz,
  -- what the shop paid for it, whole soʻm; null = unknown
  cost_som bigint check (cost_som >= 0),
  -- the weight that it came back with, where that is another one
  new_weight_mg integer check (new_weight_mg > 0),
  check ((back_by is null) = (back_at is null)),
  check (back_at is not null or (cost_som is null and new_weight_mg is null))
);
-- a piece is in one repair at a time
create unique index repairs_open on repairs (item_id) where back_at is null;
create index repairs_item on repairs (item_id, id desc);
call audit_table('repairs', 'id');

-- A piece that is kept for a person who is not at a checkout, for 48 hours at most. It is gone with its hold: nobody needs the name later.
create table set_asides (
  id bigint generated always as identity primary key,
  item_id bigint not null unique references product_items on delete restrict,
  staff_id bigint not null references staff on delete restrict,
  person text not null check (length(person) between 1 and 80),
  created_at timestamptz not null,
  until timestamptz not null,
  constraint set_asides_until check (until > created_at and until <= created_at + interval '48 hours')
);
call audit_table('set_asides', 'id', 'person');

alter table holds
  add column set_aside_id bigint unique references set_asides on delete cascade,
  drop constraint holds_owner,
  add constraint holds_owner check (num_nonnulls(cart_id, order_id, counter_sale_id, set_aside_id) = 1);

create function forget_set_aside() returns trigger language plpgsql as $$
begin
  delete from set_asides where id = old.set_aside_id;
  return null;
end $$;
create trigger holds_set_aside_ends after delete on holds for each row when (old.set_aside_id is not null)
  execute function forget_set_aside();

alter table piece_movements drop constraint piece_movements_kind_check;
alter table piece_movements add constraint piece_movements_kind_check check (kind in
  ('RECEIVED', 'WITHDRAWN', 'ON_SALE', 'REPAIR_OUT', 'REPAIR_BACK', 'SENT', 'ARRIVED', 'MISSING', 'FOUND', 'LOST', 'WRITTEN_OFF',
    'SET_ASIDE', 'ASIDE_ENDED'));
