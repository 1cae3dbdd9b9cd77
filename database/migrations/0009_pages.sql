-- Pages that editors write: delivery, returns, the offer, the brand … (ui.md 1.14, 1.16).
create table pages (
  slug text primary key check (slug ~ '^[a-z0-9-]+$'),
  title localized_text not null,
  -- what a search engine shows under the title
  description localized_text not null,
  -- {uz, ru, en}, each a list of blocks of contract/page.ts; an empty list = not translated yet
  body jsonb not null check (
    -- "is true": a language that is not there would make it null, which passes
    (jsonb_typeof(body -> 'uz') = 'array' and jsonb_typeof(body -> 'ru') = 'array' and jsonb_typeof(body -> 'en') = 'array') is true
  ),
  updated_at timestamptz not null default now()
);

create function pages_touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

create trigger pages_touched before update on pages for each row execute function pages_touch();
create trigger pages_changed after insert or update or delete on pages for each statement execute function content_changed();
