-- What shoppers type and what the shop reads in its place, besides the vocabulary that is a rule of the code (backoffice.md 2.10, Search);
-- and the version of what is pinned for a query, so that nobody saves over what they did not see.
set lock_timeout = '5s';

create table search_synonyms (
  id bigint generated always as identity primary key,
  -- as it is written; holds in any form and script
  words text not null unique check (words <> '' and length(words) <= 100),
  meaning text not null check (meaning <> '' and length(meaning) <= 100),
  is_active boolean not null default true,
  version integer not null default 1
);
create trigger search_synonyms_version before update on search_synonyms for each row
  when (old.* is distinct from new.*) execute function count_version();
create trigger search_synonyms_insert after insert on search_synonyms
  referencing new table as changed for each statement execute function content_rows_changed('id');
create trigger search_synonyms_update after update on search_synonyms
  referencing old table as earlier new table as changed for each statement execute function content_rows_changed('id');
create trigger search_synonyms_delete after delete on search_synonyms
  referencing old table as changed for each statement execute function content_rows_changed('id');
call audit_table('search_synonyms', 'id');

-- pins of a query are replaced all at once: each time they are of another version
create sequence search_pins_version as integer;
alter table search_pins add column version integer not null default 1;
call audit_table('search_pins', 'query,product_id');

-- what was searched for in the last weeks, and what became of it
create index measured_events_searches on measured_events (day, session_id, at) where name = 'search';
