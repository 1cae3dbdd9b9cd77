-- A draft keeps what it began from, so that its publication overwrites nothing that was changed since (backoffice.md 2.2, BO-19;
-- docs/decisions/0096-scheduled-drafts-and-later-changes.md).
set lock_timeout = '5s';

alter table content_drafts
  -- the alternative texts that its pictures had in the media library, by the picture's id; null: from before this migration
  add column base_alts jsonb,
  -- when its scheduled publication was stopped, because the record was changed after it was scheduled
  add column held_at timestamptz;
