-- What orders a search besides the words (issue 6, item 7).

-- Beside the order that editors give: what shoppers did lately, counted by the job count-popularity.
alter table products add column measured_popularity integer not null default 0 check (measured_popularity >= 0);

-- What editors put before everything else when somebody searches for these words, in any of their forms.
create table search_pins (
  query text not null check (query <> '' and length(query) <= 100),
  product_id bigint not null references products on delete cascade,
  position integer not null check (position >= 0),
  primary key (query, product_id),
  unique (query, position)
);
create trigger search_pins_changed after insert or update or delete on search_pins for each statement execute function content_changed();
