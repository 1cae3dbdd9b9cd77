-- A version is used once: a record that was removed and came back under its key never has a version that its earlier one had, so a form of
-- the earlier one cannot overwrite it unseen (backoffice.md 2.2, 6; docs/decisions/0094-versions-that-never-return.md). Until now each row
-- counted from 1.
set lock_timeout = '5s';

-- begins above every version that a row has counted to
create sequence record_versions as integer start with 1000000;

create function take_version() returns trigger language plpgsql as $$
begin
  new.version := nextval('record_versions');
  return new;
end $$;

do $$
declare
  listed text;
  -- what a change of the row is; the place in an order is not what a form shows
  plain text := '(old.* is distinct from new.*)';
  but_place text := '(to_jsonb(old) - ''position'' is distinct from to_jsonb(new) - ''position'')';
  but_place_and_time text := '(to_jsonb(old) - array[''position'', ''updated_at''] is distinct from to_jsonb(new) - array[''position'', ''updated_at''])';
  condition text;
begin
  for listed, condition in values
    -- a draft, and the record that its form shows while there is no draft
    ('content_drafts', plain), ('pages', plain), ('moments', but_place_and_time), ('banners', but_place_and_time),
    -- hidden is a state that publishing ends
    ('collections', '((old.name, old.description, old.story, old.slug_uz, old.slug_ru, old.slug_en, old.cover_id, old.collection_state)
      is distinct from (new.name, new.description, new.story, new.slug_uz, new.slug_ru, new.slug_en, new.cover_id, new.collection_state))'),
    ('wordings', plain), ('shop_settings', plain), ('delivery_tariffs', plain), ('calendar_days', plain), ('import_mappings', plain),
    ('metals', but_place), ('precious_metals', but_place), ('stone_kinds', but_place), ('stone_shapes', but_place),
    ('occasions', but_place), ('styles', but_place),
    -- the id of the last one is given again after it was removed
    ('params', '((old.name, old.type, old.unit, old.filterable) is distinct from (new.name, new.type, new.unit, new.filterable))'),
    ('param_values', '(old.name is distinct from new.name)')
  loop
    execute format('alter table %I alter column version set default nextval(''record_versions'')', listed);
    execute format('create or replace trigger %I before update on %I for each row when %s execute function take_version()',
      listed || '_version', listed, condition);
  end loop;
end $$;
