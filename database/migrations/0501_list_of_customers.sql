-- The list of customers is filtered and sorted in one table: since when they have an account and by which channels they agreed to get
-- messages are kept with what they bought, and closed accounts are no part of it (backoffice.md 2.9, BO-56).
set lock_timeout = '5s';

alter table customer_totals add column created_at timestamptz;
-- of the account's consents, each channel once, SMS first
alter table customer_totals add column channels text[] not null default '{}';

create or replace function begin_customer_totals() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from customer_totals where user_id = new.id;
  else
    insert into customer_totals (user_id, created_at) values (new.id, new.created_at)
      on conflict (user_id) do update set created_at = excluded.created_at;
  end if;
  return null;
end $$;
create trigger users_totals_kept after update of created_at, deleted_at on users for each row execute function begin_customer_totals();

create function list_customer_channels() returns trigger language plpgsql as $$
declare
  who bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  -- two consents of one customer at once: the second is listed after the first, and sees it
  perform from customer_totals where user_id = who for no key update;
  update customer_totals set channels = array(select distinct channel from consents where user_id = who order by channel desc)
    where user_id = who;
  return null;
end $$;
create trigger consents_channels after insert or delete or update of channel on consents
  for each row execute function list_customer_channels();

delete from customer_totals t using users u where u.id = t.user_id and u.deleted_at is not null;
update customer_totals t set created_at = u.created_at from users u where u.id = t.user_id;
update customer_totals t set channels = c.channels
  from (select user_id, array_agg(distinct channel order by channel desc) as channels from consents group by user_id) c
  where c.user_id = t.user_id;
alter table customer_totals alter column created_at set not null;

create index customer_totals_created on customer_totals (created_at, user_id);
create index customer_totals_channels on customer_totals using gin (channels);
