-- The messages of an order, of a wait and of a visit are written as the page was on which it was made: Uzbek in Latin or in Cyrillic letters.
set lock_timeout = '5s';

alter table orders drop constraint orders_language_check,
  add constraint orders_language_check check (language in ('uz', 'uz-Cyrl', 'ru', 'en')) not valid;
alter table stock_alerts drop constraint stock_alerts_language_check,
  add constraint stock_alerts_language_check check (language in ('uz', 'uz-Cyrl', 'ru', 'en')) not valid;
alter table visits drop constraint visits_language_check,
  add constraint visits_language_check check (language in ('uz', 'uz-Cyrl', 'ru', 'en')) not valid;

-- reads the rows without keeping writers out
alter table orders validate constraint orders_language_check;
alter table stock_alerts validate constraint stock_alerts_language_check;
alter table visits validate constraint visits_language_check;
