-- Old gold that is bought from people at the counter (backoffice.md 2.5, docs/decisions/0077-old-gold.md). Money is whole soʻm.
set lock_timeout = '5s';

-- What the shop pays for a gram of the pure metal. Only added: the latest of a metal is in force.
create table gold_rates (
  id bigint generated always as identity primary key,
  metal text not null references precious_metals on delete restrict,
  rate_som bigint not null check (rate_som between 1 and 100000000),
  set_by bigint not null references staff on delete restrict,
  set_at timestamptz not null,
  -- an intake names the three together
  constraint gold_rates_whole unique (id, metal, rate_som)
);
create index gold_rates_latest on gold_rates (metal, id desc);
create trigger gold_rates_stay before update or delete or truncate on gold_rates execute function refuse_change();

-- WAITING: a second person decides. READY: may be paid out, or pay for a sale. PAID: out in cash, for a sale, or both. DROPPED: given back.
create table gold_intakes (
  id bigint generated always as identity primary key,
  store_id bigint not null references stores on delete restrict,
  staff_id bigint not null references staff on delete restrict,
  intake_state text not null check (intake_state in ('WAITING', 'READY', 'PAID', 'DROPPED')),
  description text not null check (char_length(description) between 1 and 200),
  metal text not null,
  probe integer not null check (probe between 1 and 999),
  gross_mg integer not null check (gross_mg <= 10000000),
  net_mg integer not null check (net_mg > 0),
  rate_id bigint not null,
  rate_som bigint not null,
  amount_som bigint not null check (amount_som > 0),
  -- name and identity document of who sells; gone when the gold is given back
  person_sealed bytea,
  approval_id bigint unique references approvals on delete restrict,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- who paid it out or sold against it
  ended_by bigint references staff on delete restrict,
  tendered_som bigint check (tendered_som >= 0),
  cash_som bigint check (cash_som >= 0),
  order_id bigint references orders on delete restrict,
  foreign key (rate_id, metal, rate_som) references gold_rates (id, metal, rate_som) on delete restrict,
  constraint gold_intakes_net check (net_mg <= gross_mg),
  constraint gold_intakes_amount check (amount_som = floor(rate_som::numeric * net_mg * probe / 1000000)),
  constraint gold_intakes_ended check (
    (intake_state in ('PAID', 'DROPPED')) = (ended_at is not null) and (ended_at is null) = (ended_by is null)),
  constraint gold_intakes_paid check (
    (intake_state = 'PAID') = (tendered_som is not null) and (tendered_som is null) = (cash_som is null)
    and coalesce(tendered_som + cash_som, amount_som) = amount_som),
  constraint gold_intakes_order check ((coalesce(tendered_som, 0) > 0) = (order_id is not null)),
  constraint gold_intakes_person check ((intake_state = 'DROPPED') = (person_sealed is null))
);
create index gold_intakes_store on gold_intakes (store_id, id desc);
create index gold_intakes_order_id on gold_intakes (order_id) where order_id is not null;
-- an ended intake does not change; only the seller's sealed details may be sealed again with another key
create trigger gold_intakes_stay before update on gold_intakes for each row
  when (old.ended_at is not null and to_jsonb(old) - 'person_sealed' is distinct from to_jsonb(new) - 'person_sealed')
  execute function refuse_change();
create trigger gold_intakes_kept before delete or truncate on gold_intakes execute function refuse_change();

alter table cash_movements
  add column gold_intake_id bigint unique references gold_intakes on delete restrict,
  drop constraint cash_movements_kind_check,
  add constraint cash_movements_kind_check check (kind in ('SALE', 'RETURN', 'DEPOSIT', 'PAYOUT', 'GOLD')) not valid,
  add constraint cash_movements_gold check ((kind = 'GOLD') = (gold_intake_id is not null)) not valid;
alter table cash_movements validate constraint cash_movements_kind_check;
alter table cash_movements validate constraint cash_movements_gold;

-- What an intake says was paid, the drawer and the payments of its order say too.
create function check_gold_paid() returns trigger language plpgsql as $$
begin
  if new.cash_som <> coalesce((select -m.amount_som from cash_movements m where m.gold_intake_id = new.id), 0) then
    raise exception 'the cash of old gold % is not what left the drawer', new.id
      using errcode = 'check_violation', constraint = 'gold_intakes_cash';
  end if;
  if new.order_id is not null and not exists (
    select from payments p where p.order_id = new.order_id and p.provider = 'OLD_GOLD' and p.payment_state in ('PAID', 'REFUNDED')
      and p.amount_som = (select sum(i.tendered_som) from gold_intakes i where i.order_id = new.order_id)
  ) then
    raise exception 'old gold % is not what its order was paid with', new.id
      using errcode = 'check_violation', constraint = 'gold_intakes_tender';
  end if;
  return null;
end $$;
create constraint trigger gold_intakes_paid_whole after insert or update on gold_intakes deferrable initially deferred
  for each row when (new.intake_state = 'PAID') execute function check_gold_paid();

create function check_gold_tender() returns trigger language plpgsql as $$
begin
  if new.amount_som <> coalesce((select sum(i.tendered_som) from gold_intakes i where i.order_id = new.order_id), 0) then
    raise exception 'payment % of old gold has no gold', new.id
      using errcode = 'check_violation', constraint = 'payments_old_gold';
  end if;
  return null;
end $$;
create constraint trigger payments_old_gold after insert on payments deferrable initially deferred
  for each row when (new.provider = 'OLD_GOLD') execute function check_gold_tender();

call audit_table('gold_rates', 'id');
call audit_table('gold_intakes', 'id', '', 'person_sealed');
