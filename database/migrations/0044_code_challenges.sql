-- A code belongs to whoever asked for it: two who ask for codes to one phone do not spoil each other's (docs/security.md, Limits).
set lock_timeout = '5s';

-- Codes live three minutes: the rows of one_time_codes are not taken along. It stays for processes that still run the code before this one.
create table code_challenges (
  purpose text not null check (purpose in
    ('LOGIN', 'REGISTER_EMAIL', 'RESET_PASSWORD', 'CHANGE_PHONE', 'CHANGE_EMAIL', 'CHECKOUT', 'PROVE_PHONE', 'PROVE_EMAIL')),
  -- phone (E.164) or email
  destination text not null,
  -- HMAC of who asked: a browser, a user, a cart
  asker bytea not null,
  -- HMAC of the network it was asked from
  network bytea not null,
  -- HMAC-SHA-256 of code, destination and purpose under the shop's secret
  code_hmac bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- wrong tries of who asked, and of calls of the same network that do not say who asked
  attempts integer not null default 0 check (attempts between 0 and 5),
  network_attempts integer not null default 0 check (network_attempts between 0 and 5),
  -- what takes effect when the code comes back: names and password hash of a registration, the user of a change
  pending jsonb,
  primary key (purpose, destination, asker)
);
create index code_challenges_network on code_challenges (purpose, destination, network, sent_at);
create index code_challenges_expiry on code_challenges (expires_at);

-- When the user of a login last showed by a code or password that it is them; null = when the login began.
alter table sessions add column proven_at timestamptz;
