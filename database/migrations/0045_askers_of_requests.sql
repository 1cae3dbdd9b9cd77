-- A request is answered to the browser or user that made it; others who type the same phone make one of their own.
set lock_timeout = '5s';

-- HMACs of the browser that asked (null = a user, or asked before this migration), and of the network it was asked from
alter table callbacks add column asker bytea;
alter table stock_alerts add column asker bytea;
alter table visits add column asker bytea, add column network bytea;
create index visits_network on visits (network, starts_at) where network is not null;

-- one wait for one thing of one asker
drop index stock_alerts_one;
create unique index stock_alerts_one on stock_alerts (product_id, size_hundredths_mm, length_mm, phone, email, user_id, asker)
  nulls not distinct where alert_state in ('WAITING', 'DUE');
