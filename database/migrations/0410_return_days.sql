-- For how many days the pieces of an order are taken back: what the shop promised when it was placed stays, whatever it promises later
-- (decisions 9). Ten days were the rule of the code.
set lock_timeout = '5s';

alter table orders add column return_days smallint not null default 10 check (return_days between 10 and 90);
