-- The staff make and remove pages of words, and say which list of the footer names them (backoffice.md 2.10, Pages).
set lock_timeout = '5s';

-- null = no list: the shop's own pages stand in the footer by themselves
alter table pages add column listed_in text check (listed_in in ('HELP', 'ABOUT'));

-- the address of a page that shoppers saw answers that it is gone (SEO-10)
alter table old_slugs drop constraint old_slugs_kind_check;
alter table old_slugs add constraint old_slugs_kind_check check (kind in ('CATEGORY', 'COLLECTION', 'MOMENT', 'PAGE')) not valid;
alter table old_slugs validate constraint old_slugs_kind_check;

create function keep_page_slug() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    delete from old_slugs where kind = 'PAGE' and slug = new.slug;
  elsif old.page_state = 'PUBLISHED' then
    insert into old_slugs (kind, slug, thing_id) values ('PAGE', old.slug, null) on conflict (kind, slug) do nothing;
  end if;
  return null;
end $$;
create trigger pages_slug after insert or delete on pages for each row execute function keep_page_slug();
