-- The parameters of the metal formula (docs/decisions/0041-lists-are-rows.md), in force from a moment on. Rows are only added; in force is
-- the latest that was applied, as with reference rates. What they hold: domain/pricing/price-formula.ts.
set lock_timeout = '5s';

create table price_formulas (
  id bigint generated always as identity primary key,
  params jsonb not null check (jsonb_typeof(params) = 'object'),
  valid_from timestamptz not null,
  -- when its pieces were put down for repricing; null = its time has not come
  applied_at timestamptz,
  created_by text not null check (created_by <> ''),
  created_at timestamptz not null default now()
);
create index price_formulas_latest on price_formulas (valid_from desc, id desc);

insert into price_formulas (valid_from, applied_at, created_by, params)
  values ('2026-01-01 00:00:00+05', '2026-01-01 00:00:00+05', 'migration', '{
  "metals": {"gold":{"rateIs":"PURE","of":100,"A":145,"B":165,"C":190,"D":240},"silver":{"rateIs":"MADE","of":110,"A":110,"B":140,"C":190,"D":260},"platinum":{"rateIs":"MADE","of":190,"A":190,"B":215,"C":250,"D":300}},
  "fixedPartSom": 60000,
  "stepSom": 10000,
  "b2bPercent": {"withoutStones":86,"withStones":80},
  "diamondBands": [{"below":21,"somPerCarat":11000000},{"below":51,"somPerCarat":12000000},{"below":101,"somPerCarat":14000000},{"below":201,"somPerCarat":19000000},{"below":300,"somPerCarat":24000000},{"below":400,"somPerCarat":30000000},{"below":500,"somPerCarat":36000000},{"below":700,"somPerCarat":46000000},{"below":900,"somPerCarat":58000000},{"below":1000,"somPerCarat":70000000},{"below":1500,"somPerCarat":92000000}],
  "gradePercent": {"H/SI":75,"G/VS":100,"E/VS":115,"F/VVS":135,"E/VVS":140,"D/VVS":150},
  "labGrownPercent": 16,
  "somPerCarat": {"ruby":9000000,"emerald":8000000,"sapphire":6000000,"aquamarine":1800000,"opal":1200000,"garnet":250000,"amethyst":200000,"topaz":120000,"turquoise":100000,"onyx":80000,"lapis":60000},
  "somPerStone": {"akoya-pearl":420000,"mother-of-pearl":150000,"cubic-zirconia":12000}
}');

-- What a price was computed with stays as it was: another formula is another row. One that has not been applied may be taken away.
create function keep_price_formulas() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.applied_at is null then return old; end if;
  if tg_op = 'UPDATE' and old.applied_at is null and to_jsonb(new) - 'applied_at' = to_jsonb(old) - 'applied_at' then return new; end if;
  raise exception 'a price formula is not changed: add another one' using errcode = 'restrict_violation';
end $$;
create trigger price_formulas_kept before update or delete on price_formulas
  for each row execute function keep_price_formulas();

alter table repricing
  drop constraint repricing_why_check,
  add constraint repricing_why_check check (why in ('RATE', 'FORMULA', 'PROMOTION', 'HAND'));

-- which formula a price came from; null = it was set by hand, or before formulas were rows
alter table price_history add column formula_id bigint references price_formulas on delete restrict;
create or replace function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (item_id, why, from_b2c_som, to_b2c_som, from_old_b2c_som, to_old_b2c_som, from_b2b_som, to_b2b_som, formula_id)
  values (new.id, coalesce(nullif(current_setting('zarona.price_why', true), ''), 'HAND'),
    old.price_b2c_som, new.price_b2c_som, old.old_price_b2c_som, new.old_price_b2c_som, old.price_b2b_som, new.price_b2b_som,
    case when new.price_source = 'FORMULA' then nullif(current_setting('zarona.price_formula', true), '')::bigint end);
  return null;
end $$;

-- the parts of a price on a product's page go by it
create trigger price_formulas_insert after insert on price_formulas
  referencing new table as changed for each statement execute function content_rows_changed('id');
create trigger price_formulas_update after update on price_formulas
  referencing old table as earlier new table as changed for each statement execute function content_rows_changed('id');
create trigger price_formulas_delete after delete on price_formulas
  referencing old table as changed for each statement execute function content_rows_changed('id');
