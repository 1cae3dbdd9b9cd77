-- Codes that were typed for a card and were not right; the third takes the card away. Counted before its provider is asked, so that
-- many at once do not get more tries.
alter table cards add column code_tries smallint not null default 0 check (code_tries between 0 and 3);
-- the search for those whose code never came
create index cards_unverified on cards (created_at) where verified_at is null;
