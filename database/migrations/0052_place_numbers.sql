-- Regions and districts go by their SOATO numbers in the API (domain/delivery/place-ids.ts): four digits of a region, seven of a district,
-- which begin with those of its region.
set lock_timeout = '5s';

alter table regions
  add constraint regions_soato_digits check (soato ~ '^[1-9][0-9]{3}$'),
  add constraint regions_id_soato unique (id, soato);
alter table districts add column region_soato text not null generated always as (left(id, 4)) stored;
alter table districts
  add constraint districts_of_region foreign key (region_id, region_soato) references regions (id, soato) on delete restrict;

-- An order's address is kept as the API takes it.
update orders
set address = address || jsonb_build_object(
  'regionId', left(address ->> 'districtId', 4)::integer, 'districtId', (address ->> 'districtId')::integer)
where address ->> 'districtId' ~ '^[1-9][0-9]{6}$';
