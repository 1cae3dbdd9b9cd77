-- Models as the staff edit them (backoffice.md 2.7, 4.1): versions, what search engines are told, when a model is published and archived by
-- itself, and the codes of the receipt that its new pieces get.
set lock_timeout = '5s';

alter table products
  -- counts changes of what the staff edit: a measured popularity or a reduction is no conflict
  add column version integer not null default 1,
  -- when that changed last
  add column updated_at timestamptz not null default now(),
  add column seo_title localized_text,
  add column seo_description localized_text,
  add column publish_at timestamptz,
  add column archive_at timestamptz,
  add column ikpu text check (length(ikpu) between 1 and 40),
  add column package_code text check (length(package_code) between 1 and 40);

-- Collections and pictures of a model are rows of other tables: who changes them sets updated_at.
create function count_product_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  if new.updated_at is not distinct from old.updated_at then new.updated_at := now(); end if;
  -- what has happened is not to come any more, whoever did it
  if new.product_state <> 'DRAFT' then new.publish_at := null; end if;
  if new.product_state = 'ARCHIVED' then new.archive_at := null; end if;
  return new;
end $$;
create trigger products_version before update on products for each row when (
  (old.artikul, old.product_state, old.category_id, old.name, old.description, old.slug_uz, old.slug_ru, old.slug_en, old.is_diamond,
    old.metal, old.gender, old.occasions, old.styles, old.make, old.sale_reason, old.seo_title, old.seo_description, old.publish_at,
    old.archive_at, old.ikpu, old.package_code, old.updated_at) is distinct from
  (new.artikul, new.product_state, new.category_id, new.name, new.description, new.slug_uz, new.slug_ru, new.slug_en, new.is_diamond,
    new.metal, new.gender, new.occasions, new.styles, new.make, new.sale_reason, new.seo_title, new.seo_description, new.publish_at,
    new.archive_at, new.ikpu, new.package_code, new.updated_at))
  execute function count_product_version();

-- the lists of the staff, and what a job does at its minute
create index products_updated on products (updated_at, id);
create index products_to_publish on products (publish_at) where publish_at is not null;
create index products_to_archive on products (archive_at) where archive_at is not null;

call audit_table('products', 'id');
call audit_table('collection_products', 'collection_id,product_id');
call audit_table('product_attachments', 'product_id,attachment_id');
call audit_table('attachments', 'id');
call audit_table('vat_rates', 'product_id,effective_on');
