-- The lists of words as the staff edit them (backoffice.md 2.7): versions, and words that are no longer offered.
set lock_timeout = '5s';

do $$
declare
  listed text;
begin
  foreach listed in array array['metals', 'stone_kinds', 'stone_shapes', 'occasions', 'styles'] loop
    execute format('alter table %I add column version integer not null default 1, add column is_hidden boolean not null default false', listed);
    -- where it stands is no conflict with what it says
    execute format('create trigger %I before update on %I for each row when (to_jsonb(old) - ''position'' is distinct from to_jsonb(new) - ''position'')
      execute function count_version()', listed || '_version', listed);
  end loop;
end $$;

call audit_table('metals', 'code');
call audit_table('stone_kinds', 'kind');
call audit_table('stone_shapes', 'code');
call audit_table('occasions', 'code');
call audit_table('styles', 'code');
