-- In which style a design is made (ui.md 1.3, catalogue-plan 6), to filter and to search by. It is a fact of the model, not of a piece:
-- what stood with each of its pieces as a characteristic moves there, once.
set lock_timeout = '5s';

alter table products
  add column styles text[] not null default '{}',
  -- a stone that is not set has a shape, and no style
  add constraint products_styles check (kind = 'jewel' or styles = '{}');

update products p set styles = told.styles
from (
  select i.product_id, array_agg(distinct ip.value order by ip.value) as styles
  from item_params ip
  join params r on r.id = ip.param_id and r.code = 'style'
  join product_items i on i.id = ip.item_id and i.kind = 'jewel'
  group by i.product_id
) told
where told.product_id = p.id;

delete from item_params ip using params r where r.id = ip.param_id and r.code = 'style';
