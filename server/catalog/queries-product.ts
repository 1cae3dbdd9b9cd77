import type { Pool } from 'pg';
import type { LocalizedText, ProductItemsTable, ProductsTable, StonesTable } from '#database/schema.ts';

interface Named {
  id: number;
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

export interface ParamRow {
  id: number;
  name: LocalizedText;
  unit: string | null;
}

export interface AttachmentRow {
  id: number;
  key: string;
  kind: 'IMAGE' | 'VIDEO';
  alt: LocalizedText;
  width: number | null;
  height: number | null;
}

export interface StoneRow extends Omit<StonesTable, 'id' | 'item_id' | 'is_main' | 'position'> {
  is_main: boolean;
  name: LocalizedText;
}

export interface PieceRow {
  id: number;
  serial_number: string;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD';
  price_b2c_som: number | null;
  price_b2b_som: number | null;
  old_price_b2c_som: number | null;
  probe: number;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  width_hundredths_mm: number | null;
  height_hundredths_mm: number | null;
  thickness_hundredths_mm: number | null;
  resizable: 'none' | '0.5' | '1' | '2';
  engravable: boolean;
  makers_mark: string;
  hallmark_kind: 'state' | 'maker';
  store_id: number | null;
  arrives_on: ProductItemsTable['arrives_on'];
  params: (ParamRow & { value: string; param_value: LocalizedText | null })[] | null;
  stones: StoneRow[] | null;
  certificates: { id: string; laboratory: string; report_number: string | null }[] | null;
}

export interface ProductRow extends Named {
  artikul: string;
  description: LocalizedText;
  category: Named;
  collections: Named[] | null;
  is_diamond: boolean;
  metal: ProductsTable['metal'];
  gender: ProductsTable['gender'];
  occasions: string[];
  sale_reason: LocalizedText | null;
  attachments: (AttachmentRow & { order_number: number; is_main: boolean })[] | null;
  items: PieceRow[] | null;
  /** The fixed params (size, weight, probe) with their words. */
  fixed_params: ParamRow[] | null;
}

/**
 * The public product with this slug in any language, this artikul, or this slug of old, with all that its page shows.
 * One prepared statement that builds its JSON in PostgreSQL: it is the hottest read of the shop.
 */
export async function findProduct(pool: Pool, slugOrArtikul: string): Promise<ProductRow | undefined> {
  const { rows } = await pool.query<{ product: ProductRow }>({
    name: 'catalog_product',
    text: productText,
    values: [slugOrArtikul],
  });
  return rows[0]?.product;
}

const productText = `
  select json_build_object(
    'id', p.id, 'artikul', p.artikul, 'name', p.name, 'description', p.description,
    'slug_uz', p.slug_uz, 'slug_ru', p.slug_ru, 'slug_en', p.slug_en,
    'category', json_build_object('id', c.id, 'name', c.name, 'slug_uz', c.slug_uz, 'slug_ru', c.slug_ru, 'slug_en', c.slug_en),
    'collections', (
      select json_agg(json_build_object('id', k.id, 'name', k.name, 'slug_uz', k.slug_uz, 'slug_ru', k.slug_ru, 'slug_en', k.slug_en)
        order by k.position, k.id)
      from collection_products kp join collections k on k.id = kp.collection_id
      where kp.product_id = p.id),
    'is_diamond', p.is_diamond, 'metal', p.metal, 'gender', p.gender, 'occasions', p.occasions, 'sale_reason', p.sale_reason,
    'attachments', (
      select json_agg(json_build_object('id', a.id, 'key', a.key, 'kind', a.kind, 'alt', a.alt, 'width', a.width, 'height', a.height,
        'order_number', pa.order_number, 'is_main', pa.is_main) order by pa.is_main desc, pa.order_number, a.id)
      from product_attachments pa join attachments a on a.id = pa.attachment_id
      where pa.product_id = p.id),
    'items', (
      select json_agg(json_build_object('id', i.id, 'serial_number', i.serial_number, 'product_item_state', i.product_item_state,
        'price_b2c_som', i.price_b2c_som, 'price_b2b_som', i.price_b2b_som, 'old_price_b2c_som', i.old_price_b2c_som,
        'probe', i.probe, 'size_hundredths_mm', i.size_hundredths_mm, 'length_mm', i.length_mm, 'weight_mg', i.weight_mg,
        'width_hundredths_mm', i.width_hundredths_mm, 'height_hundredths_mm', i.height_hundredths_mm,
        'thickness_hundredths_mm', i.thickness_hundredths_mm, 'resizable', i.resizable, 'engravable', i.engravable,
        'makers_mark', i.makers_mark, 'hallmark_kind', i.hallmark_kind, 'store_id', i.store_id, 'arrives_on', i.arrives_on,
        'params', (
          select json_agg(json_build_object('id', r.id, 'name', r.name, 'unit', r.unit, 'value', ip.value, 'param_value', ip.param_value)
            order by r.position, r.id)
          from item_params ip join params r on r.id = ip.param_id
          where ip.item_id = i.id),
        'stones', (
          select json_agg(json_build_object('kind', s.kind, 'name', sk.name, 'origin', s.origin, 'shape', s.shape, 'count', s.count,
            'carat_thousandths', s.carat_thousandths, 'size_hundredths_mm', s.size_hundredths_mm, 'color', s.color,
            'clarity', s.clarity, 'cut', s.cut, 'treatment', s.treatment, 'is_main', s.is_main)
            order by s.is_main desc, s.position, s.id)
          from stones s join stone_kinds sk on sk.kind = s.kind
          where s.item_id = i.id),
        'certificates', (
          select json_agg(json_build_object('id', t.id, 'laboratory', t.laboratory, 'report_number', t.report_number)
            order by t.report_number nulls last, t.id)
          from certificates t
          where t.item_id = i.id and t.certificate_state = 'VALID'))
        order by array_position(array['AVAILABLE', 'RESERVED', 'SOLD'], i.product_item_state), nullif(i.price_b2c_som, 0) nulls last, i.id)
      from product_items i
      where i.product_id = p.id and i.product_item_state <> 'WITHDRAWN'),
    'fixed_params', (
      select json_agg(json_build_object('id', r.id, 'name', r.name, 'unit', r.unit) order by r.position, r.id)
      from params r where r.id in (8, 11, 12))
  ) as product
  from (
    select id, 1 as preference from products where slug_ru = $1
    union all select id, 2 from products where slug_uz = $1
    union all select id, 3 from products where slug_en = $1
    union all select id, 4 from products where artikul in ($1, upper($1))
    union all select product_id, 5 from product_old_slugs where slug = $1
  ) found
  join products p on p.id = found.id
  join categories c on c.id = p.category_id
  where p.product_state = 'ACTIVE'
  order by found.preference
  limit 1`;
