-- A login or a proof in a browser that has a login begins a new one, and ends the one that was there (ASVS 7.2.4).
set lock_timeout = '5s';

alter table sessions drop constraint sessions_ended_because_check;
alter table sessions add constraint sessions_ended_because_check
  check (ended_because in ('LOGOUT', 'LOGOUT_EVERYWHERE', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'USER_DELETED', 'REPLACED')) not valid;
alter table sessions validate constraint sessions_ended_because_check;
