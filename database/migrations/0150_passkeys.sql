-- Passkeys of the staff, in addition to the authenticator app (backoffice.md 3.1, 4.1).
set lock_timeout = '5s';

alter table staff_factors drop constraint staff_factors_kind_check;
alter table staff_factors
  alter column secret_sealed drop not null,
  -- what its owner calls it, such as the device
  add column name text check (length(name) between 1 and 60),
  add column credential_id bytea unique,
  -- COSE; what it signs is checked with it, and nothing else
  add column public_key bytea,
  -- of its last signature; 0 = synced between devices, which count nothing
  add column sign_count bigint not null default 0,
  add column used_at timestamptz,
  add constraint staff_factors_kind_check check (
    case kind
      when 'TOTP' then secret_sealed is not null and credential_id is null and public_key is null
      when 'PASSKEY' then secret_sealed is null and name is not null and credential_id is not null and public_key is not null
        and confirmed_at is not null
      else false
    end);
-- one app, any number of passkeys
drop index staff_factors_one;
create unique index staff_factors_one on staff_factors (staff_id) where kind = 'TOTP' and confirmed_at is not null;
create index staff_factors_staff on staff_factors (staff_id);

-- What a passkey has to sign next: one of a session and purpose, good once.
create table staff_challenges (
  session_hash bytea not null references staff_sessions on delete cascade,
  purpose text not null check (purpose in ('REGISTER', 'AUTHENTICATE')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (session_hash, purpose)
);
create index staff_challenges_expired on staff_challenges (expires_at);
