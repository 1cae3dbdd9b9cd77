set lock_timeout = '5s';

-- Delivery is priced by four zones (integrations 9.5). A place has a zone, and what its own row says wins over it.
create table delivery_zones (
  zone text primary key check (zone ~ '^[A-Z]$'),
  cost_som bigint not null check (cost_som >= 0),
  free_from_som bigint not null check (free_from_som >= 0),
  -- days of work
  min_days integer not null check (min_days >= 0),
  max_days integer not null check (max_days >= min_days)
);
insert into delivery_zones (zone, cost_som, free_from_som, min_days, max_days) values
  ('A', 30000, 1000000, 1, 1),
  ('B', 40000, 2000000, 1, 2),
  ('C', 45000, 2000000, 2, 3),
  ('D', 60000, 3000000, 3, 5);

-- rows that are there keep their own numbers: nothing becomes dearer or later by itself
alter table delivery_tariffs add column zone text references delivery_zones on delete restrict;
alter table delivery_tariffs alter column cost_som drop not null;
alter table delivery_tariffs alter column free_from_som drop not null;
alter table delivery_tariffs alter column min_days drop not null;
alter table delivery_tariffs alter column max_days drop not null;
alter table delivery_tariffs add constraint tariff_is_whole
  check (zone is not null or num_nulls(cost_som, free_from_som, min_days, max_days) = 0);

-- Days on which it was decided that the shop's couriers rest, or work although they would rest: the movable holidays and the days
-- that are moved by decree. Sundays and the holidays that have a fixed date are a rule (domain/delivery/calendar.ts).
create table calendar_days (
  day date primary key,
  works boolean not null,
  reason text not null check (reason <> '')
);
create trigger zones_changed after insert or update or delete on delivery_zones
  for each statement execute function content_changed();
create trigger calendar_changed after insert or update or delete on calendar_days
  for each statement execute function content_changed();

-- Whose phone began it, where it is known: three holds an hour for a cart or a phone (decisions 5).
alter table hold_starts add column phone text check (phone ~ '^\+998[0-9]{9}$');
create index hold_starts_phone on hold_starts (phone, started_at) where phone is not null;
create index hold_starts_age on hold_starts (started_at);
