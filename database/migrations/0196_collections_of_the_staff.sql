-- Collections as the staff edit them (backoffice.md 2.7, 2.10): their words are drafts, like those of moments; their models have an order
-- that counts for itself; one that is hidden is on no page.
set lock_timeout = '5s';

alter table collections
  add column version integer not null default 1,
  -- counts changes of the list of its models
  add column models_version integer not null default 1,
  add column collection_state text not null default 'ACTIVE' check (collection_state in ('DRAFT', 'ACTIVE'));
create trigger collections_version before update on collections for each row when (
  (old.name, old.description, old.story, old.slug_uz, old.slug_ru, old.slug_en, old.cover_id) is distinct from
  (new.name, new.description, new.story, new.slug_uz, new.slug_ru, new.slug_en, new.cover_id))
  execute function count_version();

create function count_collection_models() returns trigger language plpgsql as $$
begin
  update collections set models_version = models_version + 1 where id in (select collection_id from changed);
  return null;
end $$;
create trigger collection_products_count_insert after insert on collection_products
  referencing new table as changed for each statement execute function count_collection_models();
create trigger collection_products_count_update after update on collection_products
  referencing new table as changed for each statement execute function count_collection_models();
create trigger collection_products_count_delete after delete on collection_products
  referencing old table as changed for each statement execute function count_collection_models();

-- pages that show a collection must not show it again once it is hidden (migration 0030)
drop trigger collections_update on collections;
create trigger collections_update after update on collections referencing old table as earlier new table as changed
  for each statement execute function content_rows_changed('id', 'collection_state');

-- its models are in it for shoppers, or not
create function collection_state_changed() returns trigger language plpgsql as $$
begin
  perform note_product_changes((select array_agg(product_id) from collection_products where collection_id = new.id));
  return null;
end $$;
create trigger collections_state after update of collection_state on collections
  for each row when (old.collection_state <> new.collection_state) execute function collection_state_changed();

call audit_table('collections', 'id');
call audit_table('collection_pictures', 'collection_id,attachment_id');

alter table content_drafts drop constraint content_drafts_kind_check,
  add constraint content_drafts_kind_check check (kind in ('PAGE', 'MOMENT', 'BANNER', 'COLLECTION'));
alter table content_versions drop constraint content_versions_kind_check,
  add constraint content_versions_kind_check check (kind in ('PAGE', 'MOMENT', 'BANNER', 'COLLECTION'));
