-- Moments and banners are written by the staff, as drafts like pages (backoffice.md 2.10, Moments, Banners).
set lock_timeout = '5s';

alter table moments
  add column version integer not null default 1,
  -- taken off the site by itself at this time
  add column archive_at timestamptz;
create trigger moments_version before update on moments for each row
  when (old.* is distinct from new.*) execute function count_version();
create index moments_to_archive on moments (archive_at) where archive_at is not null;
call audit_table('moments', 'id');
call audit_table('moment_products', 'moment_id,product_id');

-- a banner that was never published is not shown, whatever its period
alter table banners
  add column banner_state text not null default 'ACTIVE' check (banner_state in ('DRAFT', 'ACTIVE')),
  add column updated_at timestamptz not null default now();
create trigger banners_touch before update on banners for each row execute function pages_touch();
call audit_table('banner_pictures', 'banner_id,from_width');

-- record_id: the slug of a page, the id of a moment or a banner
alter table content_drafts drop constraint content_drafts_kind_check,
  add constraint content_drafts_kind_check check (kind in ('PAGE', 'MOMENT', 'BANNER'));
alter table content_versions drop constraint content_versions_kind_check,
  add constraint content_versions_kind_check check (kind in ('PAGE', 'MOMENT', 'BANNER'));
