-- What browsers report moves the order of lists: each network counts once a day for a model, and writes so many rows a day at most.
set lock_timeout = '5s';

-- HMAC of the network and the day, so that the days of a network cannot be put together; empty = the session was not signed by the
-- server, and moves nothing; null = reported before this migration.
alter table measured_events add column network bytea;

create table measured_networks (
  -- in Tashkent
  day date not null,
  network bytea not null,
  events integer not null check (events > 0),
  primary key (day, network)
);
