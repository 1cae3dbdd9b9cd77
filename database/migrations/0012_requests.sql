-- What shoppers ask of the shop besides buying: to be called, to be told when a piece is back, to come and try pieces on
-- (docs/decisions/0017-requests-of-shoppers.md). Rows name people, so none outlives its use (task forget-requests).

create table callbacks (
  id bigint generated always as identity primary key,
  callback_state text not null default 'NEW' check (callback_state in ('NEW', 'CALLED', 'CLOSED')),
  phone text not null check (phone ~ '^\+998[0-9]{9}$'),
  name text not null,
  subject text not null check (subject in ('GENERAL', 'PRODUCT', 'ORDER', 'FACTORY_VISIT', 'BUSINESS')),
  product_id bigint references products on delete set null,
  item_id bigint references product_items on delete set null,
  -- as the shopper gave it: whose it is was not checked
  order_number text,
  best_time text not null check (best_time in ('ANY', 'MORNING', 'AFTERNOON', 'EVENING')),
  comment text not null default '',
  language text not null check (language in ('uz', 'ru', 'en')),
  -- who was logged in; null = a guest
  user_id bigint references users on delete set null,
  created_at timestamptz not null,
  moved_at timestamptz not null
);
create index callbacks_phone on callbacks (phone, created_at);
create index callbacks_new on callbacks (created_at) where callback_state <> 'CLOSED';
create index callbacks_user on callbacks (user_id) where user_id is not null;

create table stock_alerts (
  id bigint generated always as identity primary key,
  alert_state text not null default 'WAITING' check (alert_state in ('WAITING', 'DUE', 'TOLD', 'ENDED')),
  product_id bigint not null references products on delete cascade,
  -- of that size or length only; both null = any piece
  size_hundredths_mm integer check (size_hundredths_mm > 0),
  length_mm integer check (length_mm > 0),
  phone text check (phone ~ '^\+998[0-9]{9}$'),
  email text check (email = lower(email)),
  language text not null check (language in ('uz', 'ru', 'en')),
  user_id bigint references users on delete set null,
  -- the moment of the consent, too
  created_at timestamptz not null,
  moved_at timestamptz not null,
  -- somebody sends the message right now
  claimed_until timestamptz,
  check (num_nonnulls(phone, email) = 1),
  check (num_nonnulls(size_hundredths_mm, length_mm) < 2)
);
-- one wait for one thing
create unique index stock_alerts_one on stock_alerts (product_id, size_hundredths_mm, length_mm, phone, email)
  nulls not distinct where alert_state in ('WAITING', 'DUE');
create index stock_alerts_phone on stock_alerts (phone) where phone is not null;
create index stock_alerts_email on stock_alerts (email) where email is not null;
create index stock_alerts_user on stock_alerts (user_id) where user_id is not null;
create index stock_alerts_age on stock_alerts (moved_at);

-- phones and emails whose owner wants no such message ever, as HMACs
create table muted_contacts (
  contact_hmac bytea primary key,
  muted_at timestamptz not null
);

-- visits that a store takes in one hour; 0 = it takes no bookings
alter table stores add column visits_per_hour integer not null default 2 check (visits_per_hour between 0 and 20);

create table visits (
  id bigint generated always as identity primary key,
  visit_state text not null default 'NEW' check (visit_state in ('NEW', 'CONFIRMED', 'KEPT', 'MISSED', 'CANCELLED')),
  store_id bigint not null references stores on delete restrict,
  starts_at timestamptz not null,
  -- which of the hour's places, from 1
  place integer not null check (place > 0),
  name text not null,
  phone text not null check (phone ~ '^\+998[0-9]{9}$'),
  comment text not null default '',
  language text not null check (language in ('uz', 'ru', 'en')),
  user_id bigint references users on delete set null,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  -- the SMS went out
  told_at timestamptz,
  claimed_until timestamptz
);
-- a place of an hour has one visitor
create unique index visits_place on visits (store_id, starts_at, place) where visit_state in ('NEW', 'CONFIRMED');
create index visits_phone on visits (phone, starts_at);
create index visits_user on visits (user_id) where user_id is not null;
create index visits_age on visits (starts_at);

create table visit_pieces (
  visit_id bigint not null references visits on delete cascade,
  item_id bigint not null references product_items on delete cascade,
  position integer not null,
  primary key (visit_id, item_id)
);
create index visit_pieces_item on visit_pieces (item_id);
