-- Content is edited as a draft, published now or at a time, and restored (backoffice.md 2.10, 4.1).
set lock_timeout = '5s';

alter table pages add column version integer not null default 1;
alter table banners add column version integer not null default 1;
create trigger pages_version before update on pages for each row
  when (old.* is distinct from new.*) execute function count_version();
create trigger banners_version before update on banners for each row
  when (old.* is distinct from new.*) execute function count_version();
call audit_table('pages', 'slug');
call audit_table('banners', 'id');

-- one of a record: what will be published
create table content_drafts (
  kind text not null check (kind in ('PAGE')),
  -- the slug of a page
  record_id text not null,
  body jsonb not null,
  -- of the record from which the draft began
  base_version integer not null,
  -- null = nobody has said when
  publish_at timestamptz,
  staff_id bigint not null references staff on delete restrict,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (kind, record_id)
);
create index content_drafts_due on content_drafts (publish_at) where publish_at is not null;
create trigger content_drafts_version before update on content_drafts for each row
  when (old.* is distinct from new.*) execute function count_version();
call audit_table('content_drafts', 'kind,record_id');

-- what was published, the last fifty of a record
create table content_versions (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('PAGE')),
  record_id text not null,
  body jsonb not null,
  -- null: it was there before the back-office
  staff_id bigint references staff on delete restrict,
  published_at timestamptz not null
);
create index content_versions_record on content_versions (kind, record_id, id desc);
