set lock_timeout = '5s';

-- Pages of a real shop do not say that it is a demonstration; whoever opens one later has it from the start (database/shop-kind.ts).
insert into shop_settings (name, value)
select 'demo_notice', '"OFF"' from shop_settings where name = 'shop_kind' and value = '"real"'
on conflict (name) do nothing;
