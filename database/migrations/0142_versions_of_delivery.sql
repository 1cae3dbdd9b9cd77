-- The staff edit zones, places, the calendar and the shop's terms (backoffice.md 2.10, Delivery): each row counts its changes, so that
-- nobody saves over what they did not see, and the audit writes them.
set lock_timeout = '5s';

alter table delivery_zones add column version integer not null default 1;
alter table delivery_tariffs add column version integer not null default 1;
alter table calendar_days add column version integer not null default 1;
alter table shop_settings add column if not exists version integer not null default 1;

create or replace function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger delivery_zones_version before update on delivery_zones for each row
  when (old.* is distinct from new.*) execute function count_version();
create trigger delivery_tariffs_version before update on delivery_tariffs for each row
  when (old.* is distinct from new.*) execute function count_version();
create trigger calendar_days_version before update on calendar_days for each row
  when (old.* is distinct from new.*) execute function count_version();
create or replace trigger shop_settings_version before update on shop_settings for each row
  when (old.* is distinct from new.*) execute function count_version();

call audit_table('delivery_zones', 'zone');
call audit_table('delivery_tariffs', 'region_id,district_id');
call audit_table('calendar_days', 'day');
do $$
begin
  if not exists (select from pg_trigger where tgrelid = 'shop_settings'::regclass and tgname = 'audit_insert') then
    call audit_table('shop_settings', 'name');
  end if;
end $$;
