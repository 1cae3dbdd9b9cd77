set lock_timeout = '5s';

-- What a database holds, the demo or a real shop: a start of the other kind stops (server/start/shop-kind.ts). No row: neither yet.
insert into shop_settings (name, value)
select 'shop_kind', to_jsonb(case when exists (select from shop_settings where name = 'demo_seeded') then 'demo' else 'real' end)
where exists (select from shop_settings where name = 'demo_seeded') or exists (select from products);

-- A new shop begins with the legal pages as drafts, which no shopper sees: their company data are examples.
alter table pages add column page_state text not null default 'PUBLISHED' check (page_state in ('DRAFT', 'PUBLISHED'));
