-- For how many hours a piece may be set aside is a setting of the shop: a week at most, 48 hours until it decides on something else.
set lock_timeout = '5s';

alter table set_asides drop constraint set_asides_until;
alter table set_asides
  add constraint set_asides_until check (until > created_at and until <= created_at + interval '168 hours') not valid;
alter table set_asides validate constraint set_asides_until;
