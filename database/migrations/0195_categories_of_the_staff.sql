-- Categories as the staff edit them (backoffice.md 2.7): versions, and what the audit writes of them.
set lock_timeout = '5s';

alter table categories add column version integer not null default 1;
-- where a category stands in the tree is no conflict with its words
create trigger categories_version before update on categories for each row when (
  (old.name, old.description, old.slug_uz, old.slug_ru, old.slug_en, old.background_image_id, old.image_id, old.icon_id) is distinct from
  (new.name, new.description, new.slug_uz, new.slug_ru, new.slug_en, new.background_image_id, new.image_id, new.icon_id))
  execute function count_version();

call audit_table('categories', 'id');
