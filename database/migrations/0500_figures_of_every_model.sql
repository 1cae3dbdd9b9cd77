-- Every model has its figures from its first minute on: the list of the staff reads them in order of views or sales by an index, instead
-- of reading all models to find those without figures (backoffice.md BO-56).
set lock_timeout = '5s';

alter table model_figures alter column views set default 0;
alter table model_figures alter column sold set default 0;

create function begin_model_figures() returns trigger language plpgsql as $$
begin
  insert into model_figures (product_id) select id from added order by id on conflict do nothing;
  return null;
end $$;
create trigger products_figures after insert on products referencing new table as added
  for each statement execute function begin_model_figures();

insert into model_figures (product_id) select id from products on conflict do nothing;

create index model_figures_views on model_figures (views, product_id);
create index model_figures_sold on model_figures (sold, product_id);
