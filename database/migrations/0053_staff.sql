-- Who works in the shop, how they log in, and where they are logged in (backoffice.md 3.1, 3.3).
set lock_timeout = '5s';

create table staff (
  id bigint generated always as identity primary key,
  email text not null check (length(email) <= 254),
  name text not null check (length(name) between 1 and 60),
  role text not null check (role in ('OWNER', 'MANAGER', 'CONTENT', 'SUPPORT', 'WAREHOUSE', 'SELLER', 'ACCOUNTANT')),
  language text not null default 'ru' check (language in ('uz', 'ru', 'en')),
  staff_state text not null default 'INVITED' check (staff_state in ('INVITED', 'ACTIVE', 'SUSPENDED')),
  password_hash text,
  -- counts changes of role, stores and state: whoever saves names the version that they saw
  version integer not null default 1,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  check (staff_state <> 'ACTIVE' or password_hash is not null)
);
create unique index staff_email on staff (lower(email));

-- What OWN of the table of permissions means.
create table staff_stores (
  staff_id bigint not null references staff on delete cascade,
  store_id bigint not null references stores on delete restrict,
  primary key (staff_id, store_id)
);

create table staff_factors (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff on delete cascade,
  kind text not null check (kind = 'TOTP'),
  secret_sealed bytea not null,
  -- null = no code of it was typed yet: it counts for nothing
  confirmed_at timestamptz,
  -- of the last code that was taken: each works once (RFC 6238, 5.2)
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create unique index staff_factors_one on staff_factors (staff_id, kind) where confirmed_at is not null;

create table staff_recovery_codes (
  staff_id bigint not null references staff on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

create table staff_sessions (
  -- SHA-256 of the cookie's 256 random bits
  id_hash bytea primary key,
  staff_id bigint not null references staff on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  -- null = half a session: the password was right, the second factor is owed
  factor_at timestamptz,
  stepped_up_at timestamptz,
  device text not null,
  ip text not null,
  ended_at timestamptz
);
create index staff_sessions_staff on staff_sessions (staff_id) where ended_at is null;

-- Links that work once: an invitation, and the demo's entrance that its start prints.
create table staff_links (
  token_hash bytea primary key,
  staff_id bigint not null references staff on delete cascade,
  purpose text not null check (purpose in ('INVITATION', 'DEMO')),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A shop always has somebody who can give rights. Two owners who demote each other at once come one after the other here.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'OWNER' or old.staff_state <> 'ACTIVE' then return null; end if;
  if tg_op = 'UPDATE' and new.role = 'OWNER' and new.staff_state = 'ACTIVE' then return null; end if;
  perform pg_advisory_xact_lock(hashtext('the last owner'));
  if not exists (select from staff where role = 'OWNER' and staff_state = 'ACTIVE') then
    raise exception 'the last owner stays' using errcode = 'check_violation', constraint = 'staff_last_owner';
  end if;
  return null;
end $$;
create trigger staff_last_owner after update or delete on staff for each row execute function keep_an_owner();
