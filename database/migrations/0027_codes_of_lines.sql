-- The codes of the classifier that a piece had when it was ordered: a receipt, also one that is made later, says what was sold then.
set lock_timeout = '5s';

-- null = the piece had none, and no receipt is made of it
alter table order_lines
  add column ikpu text,
  add column package_code text;

update order_lines l set ikpu = i.ikpu, package_code = i.package_code
from product_items i
where i.id = l.item_id and (i.ikpu is not null or i.package_code is not null);
