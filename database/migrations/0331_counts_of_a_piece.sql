-- The stocktakes that counted a piece stand on its record (backoffice.md 2.6).
set lock_timeout = '5s';

create index stocktake_scans_item on stocktake_scans (item_id) where item_id is not null;
