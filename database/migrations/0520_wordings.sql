-- Texts of the shop that the staff reworded: lines of pages, and what is sent by SMS and mail. The originals are in the files of texts;
-- a row replaces one of them, in the languages that have a text here.
set lock_timeout = '5s';

create table wordings (
  -- file and path of the text: `content.home.newTitle`
  key text primary key check (key ~ '^[a-z-]+(\.[A-Za-z_]+)+$' and length(key) <= 100),
  text_uz text check (text_uz <> '' and length(text_uz) <= 1000),
  text_ru text check (text_ru <> '' and length(text_ru) <= 1000),
  text_en text check (text_en <> '' and length(text_en) <= 1000),
  version integer not null default 1,
  check (num_nonnulls(text_uz, text_ru, text_en) > 0)
);
create trigger wordings_version before update on wordings for each row
  when (old.* is distinct from new.*) execute function count_version();
create trigger wordings_insert after insert on wordings
  referencing new table as changed for each statement execute function content_rows_changed('key');
create trigger wordings_update after update on wordings
  referencing old table as earlier new table as changed for each statement execute function content_rows_changed('key');
create trigger wordings_delete after delete on wordings
  referencing old table as changed for each statement execute function content_rows_changed('key');
call audit_table('wordings', 'key');
