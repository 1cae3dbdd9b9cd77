-- Characteristics as the staff edit them (backoffice.md 2.7): versions, and the values of those that are chosen from a list, as rows.
set lock_timeout = '5s';

alter table params add column version integer not null default 1;
-- where it stands is no conflict with what it says
create trigger params_version before update on params for each row when (
  (old.name, old.type, old.unit, old.filterable) is distinct from (new.name, new.type, new.unit, new.filterable))
  execute function count_version();

create table param_values (
  param_id bigint not null references params on delete restrict,
  -- as pieces have it (item_params.value)
  code text not null check (length(code) between 1 and 80),
  name localized_text not null,
  position integer not null,
  version integer not null default 1,
  primary key (param_id, code)
);
create trigger param_values_version before update on param_values for each row
  when (old.name is distinct from new.name) execute function count_version();
create index item_params_param on item_params (param_id, value);

-- A value that a piece has and the list has not is added under the words that came with it, so that nothing is lost.
create function list_param_values() returns trigger language plpgsql as $$
begin
  insert into param_values (param_id, code, name, position)
    select distinct on (c.param_id, c.value) c.param_id, c.value,
      coalesce(c.param_value, jsonb_build_object('uz', c.value, 'ru', c.value, 'en', c.value)),
      coalesce((select max(v.position) + 1 from param_values v where v.param_id = c.param_id), 0)
    from changed c join params r on r.id = c.param_id
    where r.type = 'choice'
    on conflict do nothing;
  return null;
end $$;
create trigger item_params_listed_insert after insert on item_params
  referencing new table as changed for each statement execute function list_param_values();
create trigger item_params_listed_update after update on item_params
  referencing new table as changed for each statement execute function list_param_values();

insert into param_values (param_id, code, name, position)
  select param_id, value, name, row_number() over (partition by param_id order by value) - 1
  from (
    select distinct on (i.param_id, i.value) i.param_id, i.value,
      coalesce(i.param_value, jsonb_build_object('uz', i.value, 'ru', i.value, 'en', i.value)) as name
    from item_params i join params r on r.id = i.param_id
    where r.type = 'choice' and length(i.value) between 1 and 80
    order by i.param_id, i.value, i.item_id
  ) used;

-- pages that show them are rendered anew when they change (migration 0030)
create trigger param_values_insert after insert on param_values
  referencing new table as changed for each statement execute function content_rows_changed('param_id');
create trigger param_values_update after update on param_values
  referencing old table as earlier new table as changed for each statement execute function content_rows_changed('param_id');
create trigger param_values_delete after delete on param_values
  referencing old table as changed for each statement execute function content_rows_changed('param_id');

call audit_table('params', 'id');
call audit_table('param_values', 'param_id,code');
