-- Who shops here, how they prove it, and what the shop keeps for them (decisions 6). Secrets are kept as hashes only.
create table users (
  id bigint generated always as identity primary key,
  -- verified by a code; null = signs in by email
  phone text unique check (phone ~ '^\+998[0-9]{9}$'),
  -- verified by a code, in small letters
  email text unique check (email = lower(email)),
  -- argon2id in its own notation; null = no password was ever set
  password_hash text,
  first_name text,
  last_name text,
  birth_date date check (birth_date between '1900-01-01' and '2100-01-01'),
  gender text check (gender in ('FEMALE', 'MALE')),
  language text not null check (language in ('uz', 'ru', 'en')),
  price_type text not null default 'B2C' check (price_type in ('B2C', 'B2B')),
  created_at timestamptz not null default now(),
  -- the account is closed and made nameless; its orders stay as the law requires
  deleted_at timestamptz,
  check ((deleted_at is null) = (phone is not null or email is not null)),
  check (password_hash is null or email is not null)
);

-- what a shopper agreed to hear, and when: a row is a yes
create table consents (
  user_id bigint not null references users on delete cascade,
  topic text not null check (topic in ('NEWS', 'REMINDERS')),
  channel text not null check (channel in ('SMS', 'EMAIL')),
  given_at timestamptz not null default now(),
  primary key (user_id, topic, channel)
);

-- a login on one device: the family of its refresh tokens
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users on delete cascade,
  -- browser and system in words, made of the User-Agent
  device text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('LOGOUT', 'LOGOUT_EVERYWHERE', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'USER_DELETED')),
  check ((ended_at is null) = (ended_because is null))
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  -- sha-256 of the token
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  -- set when it was exchanged; coming again it ends the session
  used_at timestamptz
);
-- one token of a family is good at a time
create unique index refresh_tokens_one_unused on refresh_tokens (session_id) where used_at is null;
create index refresh_tokens_session on refresh_tokens (session_id);

-- the one code that is good for a purpose and a destination
create table one_time_codes (
  purpose text not null check (purpose in ('LOGIN', 'REGISTER_EMAIL', 'RESET_PASSWORD', 'CHANGE_PHONE', 'CHANGE_EMAIL', 'CHECKOUT')),
  -- phone (E.164) or email
  destination text not null,
  -- HMAC-SHA-256 of code, destination and purpose under the shop's secret
  code_hmac bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  attempts integer not null default 0 check (attempts between 0 and 5),
  -- what takes effect when the code comes back: names and password hash of a registration, the user of a change
  pending jsonb,
  primary key (purpose, destination)
);
create index one_time_codes_expiry on one_time_codes (expires_at);

-- what is limited in all processes together: one row an event; the subject is an HMAC, never a phone or an address
create table limit_events (
  subject bytea not null,
  at timestamptz not null
);
create index limit_events_subject on limit_events (subject, at);
create index limit_events_age on limit_events (at);

create table favorites (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  added_at timestamptz not null default now(),
  -- the "from" price then, whole soʻm; null = on request (FAV-4)
  price_seen_som bigint check (price_seen_som >= 0),
  primary key (user_id, product_id)
);
create index favorites_product on favorites (product_id);

create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  region_id text not null references regions on delete restrict,
  district_id text not null references districts on delete restrict,
  street text not null,
  house text not null default '',
  apartment text not null default '',
  entrance text not null default '',
  floor text not null default '',
  landmark text not null default '',
  recipient_name text not null default '',
  recipient_phone text check (recipient_phone ~ '^\+998[0-9]{9}$'),
  comment text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  check (house <> '' or landmark <> '')
);
create index addresses_user on addresses (user_id);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- a card as the provider's token; its number and code were never here
create table cards (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null,
  -- AES-256-GCM under a key made of the shop's secret: nonce, tag, text
  token_sealed bytea not null,
  -- HMAC of the token: the same card is not kept twice
  token_hmac bytea not null,
  masked_pan text not null,
  -- as printed, MM/YY
  expiry text not null check (expiry ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  brand text not null check (brand in ('HUMO', 'UZCARD', 'VISA', 'MASTERCARD')),
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  -- null = the code of its bank has not come back yet
  verified_at timestamptz,
  unique (user_id, provider, token_hmac),
  check (verified_at is not null or not is_default)
);
create unique index cards_one_default on cards (user_id) where is_default;

-- a cart belongs to a cookie, or to a user on all their devices
alter table carts add column user_id bigint unique references users on delete cascade;
alter table carts alter column token_hash drop not null;
alter table carts add constraint carts_owner check (num_nonnulls(token_hash, user_id) = 1);

-- whose order it is; null = a guest's. phone_verified_at: the phone of the contact was proven by a code
alter table orders add column user_id bigint references users on delete restrict;
alter table orders add column phone_verified_at timestamptz;
create index orders_user on orders (user_id, created_at) where user_id is not null;
drop index orders_phone;
create index orders_phone on orders (contact_phone, created_at) where user_id is null;
