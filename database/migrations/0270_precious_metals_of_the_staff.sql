-- Precious metals as the staff edit them, and the colors that metals are drawn in (docs/decisions/0079-precious-metals-and-markdowns.md).
set lock_timeout = '5s';

alter table precious_metals
  add column version integer not null default 1,
  -- neither it nor its metals are offered any more
  add column is_hidden boolean not null default false;
-- where it stands is no conflict with what it says
create trigger precious_metals_version before update on precious_metals for each row
  when (to_jsonb(old) - 'position' is distinct from to_jsonb(new) - 'position') execute function count_version();
call audit_table('precious_metals', 'code');

alter table metals
  -- of its circle in filters, of two halves where there are two; none = a plain circle
  add column colors text[] not null default '{}'
    constraint metals_colors check (array_to_string(colors, ',', '?') ~ '^(#[0-9a-f]{6}(,#[0-9a-f]{6})?)?$');
update metals m set colors = drawn.colors from (values
  ('yellow', '{#d9b25c}'::text[]),
  ('red', '{#c98a6b}'),
  ('white', '{#dadcdd}'),
  ('two-tone', '{#d9b25c,#dadcdd}'),
  ('silver', '{#c7cbcf}'),
  ('platinum', '{#bfc4c6}')
) as drawn (code, colors) where drawn.code = m.code;
