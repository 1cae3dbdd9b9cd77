-- Who of the staff changes what prices are made of, and by which approval (backoffice.md 2.8); null = a command of the shop, or before it.
set lock_timeout = '5s';

alter table metal_rates
  add column set_by bigint references staff on delete restrict,
  add column approval_id bigint references approvals on delete restrict;
alter table price_formulas
  add column set_by bigint references staff on delete restrict,
  add column approval_id bigint references approvals on delete restrict;
-- the version counts what the staff edit: neither a state that comes with its time nor a use of a code
alter table promotions
  add column set_by bigint references staff on delete restrict,
  add column approval_id bigint references approvals on delete restrict,
  add column version integer not null default 1;
alter table promo_codes
  add column set_by bigint references staff on delete restrict,
  add column approval_id bigint references approvals on delete restrict,
  add column version integer not null default 1;

create function count_reduction_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger promotions_version before update of ends_at on promotions for each row execute function count_reduction_version();
create trigger promo_codes_version before update of ends_at on promo_codes for each row execute function count_reduction_version();

-- the call of the staff that a price was changed in; null = the formula, an import or a command
alter table price_history add column entry_id bigint references audit_entries deferrable initially deferred;
create or replace function keep_price_history() returns trigger language plpgsql as $$
begin
  insert into price_history (item_id, why, from_b2c_som, to_b2c_som, from_old_b2c_som, to_old_b2c_som, from_b2b_som, to_b2b_som, formula_id,
    entry_id)
  values (new.id, coalesce(nullif(current_setting('zarona.price_why', true), ''), 'HAND'),
    old.price_b2c_som, new.price_b2c_som, old.old_price_b2c_som, new.old_price_b2c_som, old.price_b2b_som, new.price_b2b_som,
    case when new.price_source = 'FORMULA' then nullif(current_setting('zarona.price_formula', true), '')::bigint end,
    nullif(current_setting('zarona.audit_entry', true), '')::bigint);
  return null;
end $$;

call audit_table('metal_rates', 'id');
call audit_table('price_formulas', 'id');
call audit_table('promotions', 'id');
call audit_table('promo_codes', 'id');
call audit_table('reduction_targets', 'promotion_id,promo_code_id,product_id,category_id,collection_id');
