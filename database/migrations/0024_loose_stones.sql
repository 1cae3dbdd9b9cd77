-- Loose stones (docs/decisions/0032-loose-stones.md): a product with one piece, and that piece is one stone. It has no metal, and so no
-- fineness, no hallmark and no reference rate. No floats: tenths of a percent, hundredths of a millimetre.
set lock_timeout = '5s';

alter table products
  -- what it is: a design made of metal, or a single stone
  add column kind text not null default 'jewel' check (kind in ('jewel', 'loose-stone')),
  alter column metal drop not null,
  -- null = of a stone; nobody wears it yet
  alter column gender drop not null,
  add constraint products_kind check (
    num_nonnulls(metal, gender) = case kind when 'jewel' then 2 else 0 end
    -- the metal formula never prices a stone
    and (kind = 'jewel' or make is null)),
  add constraint products_id_kind unique (id, kind);

alter table product_items
  -- the product's own, so that the checks below can see it
  add column kind text not null default 'jewel' check (kind in ('jewel', 'loose-stone')),
  alter column probe drop not null,
  alter column makers_mark drop not null,
  alter column hallmark_kind drop not null,
  drop constraint product_items_product_id_fkey,
  add constraint product_items_product foreign key (product_id, kind) references products (id, kind) on delete restrict,
  add constraint product_items_kind check (
    num_nonnulls(probe, makers_mark, hallmark_kind) = case kind when 'jewel' then 3 else 0 end),
  -- what only metal can be
  add constraint product_items_loose_stone check (kind = 'jewel' or (
    num_nonnulls(size_hundredths_mm, length_mm) = 0 and resizable = 'none' and not engravable and price_source = 'FIXED'));
-- a stone is sold once: its product has one piece
create unique index product_items_one_stone on product_items (product_id) where kind = 'loose-stone';

alter table stones
  -- total depth and table as the report states them: 615 is 61.5 %; null = not stated, here and below
  add column depth_tenths_percent integer check (depth_tenths_percent between 1 and 999),
  add column table_tenths_percent integer check (table_tenths_percent between 1 and 999),
  -- the stone measured: the longest side (of a round one the greatest diameter), the one across, and the depth
  add column length_hundredths_mm integer check (length_hundredths_mm > 0),
  add column width_hundredths_mm integer check (width_hundredths_mm > 0),
  add column depth_hundredths_mm integer check (depth_hundredths_mm > 0),
  add column polish text,
  add column symmetry text,
  add column fluorescence text;
