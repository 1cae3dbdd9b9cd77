-- A store's page names its city and says how to find it (ui.md 1.11).
alter table stores add column city localized_text;
alter table stores add column directions localized_text;
-- an address begins with its city
update stores set city = jsonb_build_object(
  'uz', split_part(address ->> 'uz', ',', 1),
  'ru', split_part(address ->> 'ru', ',', 1),
  'en', split_part(address ->> 'en', ',', 1)
);
