-- A count may rest (backoffice.md 5, Stocktake): from then on nothing is counted until it goes on.
set lock_timeout = '5s';

alter table stocktakes
  add column paused_at timestamptz,
  add column paused_by bigint references staff on delete restrict,
  add constraint stocktakes_pause check ((paused_at is null) = (paused_by is null)),
  add constraint stocktakes_pause_of_count check (paused_at is null or stocktake_state = 'OPEN');
