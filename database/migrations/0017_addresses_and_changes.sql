-- What search engines are told: when a page really changed, and what became of an address (ui.md SEO-1, SEO-5, SEO-10).
set lock_timeout = '5s';

alter table categories add column updated_at timestamptz not null default now();
alter table collections add column updated_at timestamptz not null default now();
alter table moments add column updated_at timestamptz not null default now();
alter table stores add column updated_at timestamptz not null default now();
create trigger categories_touch before update on categories for each row execute function pages_touch();
create trigger collections_touch before update on collections for each row execute function pages_touch();
create trigger moments_touch before update on moments for each row execute function pages_touch();
create trigger stores_touch before update on stores for each row execute function pages_touch();

-- The log of changes keeps a day. What it forgets leaves its date here, one row a product: written at night, by nobody who sells.
create table product_last_changes (
  product_id bigint primary key references products on delete cascade,
  changed_at timestamptz not null
);

create function keep_last_changes() returns trigger language plpgsql as $$
begin
  insert into product_last_changes (product_id, changed_at)
    select f.product_id, max(f.changed_at) from forgotten f join products p on p.id = f.product_id group by f.product_id
    on conflict (product_id) do update set changed_at = greatest(product_last_changes.changed_at, excluded.changed_at);
  return null;
end $$;

create trigger catalog_changes_kept after delete on catalog_changes
  referencing old table as forgotten for each statement execute function keep_last_changes();

create view product_dates as
  select p.id as product_id, greatest(p.created_at, kept.changed_at, logged.changed_at) as changed_at
  from products p
  left join product_last_changes kept on kept.product_id = p.id
  left join (select product_id, max(changed_at) as changed_at from catalog_changes group by product_id) logged on logged.product_id = p.id;

-- Addresses that were given up; products have a table of their own (product_old_slugs).
create table old_slugs (
  kind text not null check (kind in ('CATEGORY', 'COLLECTION', 'MOMENT')),
  slug text not null,
  -- whose address it was; null = that was deleted
  thing_id bigint,
  primary key (kind, slug)
);

create function slugs_of(thing jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct value), '{}') from jsonb_each_text(thing) where key in ('slug', 'slug_uz', 'slug_ru', 'slug_en')
$$;

create function keep_old_slugs() returns trigger language plpgsql as $$
declare
  given_up text[] := slugs_of(to_jsonb(old));
  in_use text[] := slugs_of(to_jsonb(new));
begin
  delete from old_slugs where kind = tg_argv[0] and slug = any(in_use);
  if tg_op = 'DELETE' then
    update old_slugs set thing_id = null where kind = tg_argv[0] and thing_id = old.id;
  end if;
  insert into old_slugs (kind, slug, thing_id)
    select tg_argv[0], slug, new.id from unnest(given_up) slug where slug <> all(in_use)
    on conflict (kind, slug) do update set thing_id = excluded.thing_id;
  return null;
end $$;

create trigger categories_slugs after insert or delete or update of slug_uz, slug_ru, slug_en on categories
  for each row execute function keep_old_slugs('CATEGORY');
create trigger collections_slugs after insert or delete or update of slug_uz, slug_ru, slug_en on collections
  for each row execute function keep_old_slugs('COLLECTION');
create trigger moments_slugs after insert or delete or update of slug on moments
  for each row execute function keep_old_slugs('MOMENT');

create function keep_product_slugs() returns trigger language plpgsql as $$
begin
  delete from product_old_slugs where slug = any(slugs_of(to_jsonb(new)));
  insert into product_old_slugs (slug, product_id)
    select slug, new.id from unnest(slugs_of(to_jsonb(old))) slug where slug <> all(slugs_of(to_jsonb(new)))
    on conflict (slug) do update set product_id = excluded.product_id;
  return null;
end $$;

create trigger products_slugs after update of slug_uz, slug_ru, slug_en on products
  for each row execute function keep_product_slugs();
