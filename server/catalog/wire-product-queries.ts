import type { Pool } from 'pg';
import { paramIds } from '#contract/catalog/catalog.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import { attachmentUrl } from '#server/attachment/url.ts';
import { arrayOf, millimeters, ownWords, slugs, stonesOfPiece, words } from './sql-of-wire.ts';

/** A product's response, without the related products. */
export interface ProductText {
  id: number;
  /** A JSON object of the contract's Product without `completeTheSet` and `related`. */
  json: string;
}

/**
 * Returns the public product with this slug in any language, this artikul, or this former slug, at retail or business prices. Its main
 * piece is the cheapest AVAILABLE one; a sold-out product has no price.
 * This is the most frequent read of the shop, so PostgreSQL builds the JSON itself, in one prepared statement: building it from rows in
 * JavaScript took three times as long. The rules that it repeats from the domain (prices, line keys, stock) are compared with the domain by
 * ready-answers.test.ts.
 */
export async function findProductText(
  pool: Pool,
  { slugOrArtikul, priceType }: { slugOrArtikul: string; priceType: PriceType },
): Promise<ProductText | undefined> {
  const { rows } = await pool.query<ProductText>({
    name: `catalog_product_${priceType}`,
    text: productTexts[priceType],
    values: [slugOrArtikul],
  });
  return rows[0];
}

/** Prices of one piece in whole soʻm, shown in a preview instead of the stored ones. */
export interface PreviewedPrices {
  id: number;
  b2cSom: number | null;
  oldB2cSom: number | null;
  b2bSom: number | null;
  promotionId: number | null;
}

interface PreviewText {
  id: number;
  priceType: PriceType;
  /** The product has the state that its schedule gives it at this time. */
  at: Date;
  prices: readonly PreviewedPrices[];
}

/** Returns the same for a product in any state. */
export async function findPreviewText(
  pool: Pool,
  { id, priceType, at, prices }: PreviewText,
): Promise<ProductText | undefined> {
  const { rows } = await pool.query<ProductText>({
    name: `catalog_preview_${priceType}`,
    text: previewTexts[priceType],
    values: [id, at, JSON.stringify(prices)],
  });
  return rows[0];
}

const centimeters = 'i.length_mm / 10::float8';
const grams = 'i.weight_mg / 1000::float8';
/** 0 means a price on request, as null does (domain/pricing/price-for.ts). */
const priceOf = (piece: string) => `nullif(${piece}.price_b2c_som, 0)`;

/** The fixed characteristics are columns of the piece (a chain's size is its length in cm), the rest are rows. */
const paramsOfPiece = arrayOf(`
  select param.id, ${words('param.name', 'name')}, param.unit, param.value, case when param.chosen is null then '[]'
    else json_build_array((select row_to_json(choice) from (select ${words('param.chosen', 'name')}) choice)) end as "paramValues"
  from (
    select 1 as place, r.position, r.id, r.name, own.value, null::jsonb as chosen,
      case when r.id = ${paramIds.size} and i.size_hundredths_mm is null then 'cm' else r.unit end as unit
    from params r
    cross join lateral (select case r.id
      when ${paramIds.size} then coalesce(${millimeters('i.size_hundredths_mm')}, ${centimeters})
      when ${paramIds.weight} then ${grams}
      when ${paramIds.probe} then i.probe end::text as value) own
    where r.id in (${Object.values(paramIds).join()}) and own.value is not null
    union all
    select 2, r.position, r.id, r.name, ip.value, coalesce(v.name, ip.param_value), r.unit
    from item_params ip join params r on r.id = ip.param_id
    left join param_values v on r.type = 'choice' and v.param_id = ip.param_id and v.code = ip.value
    where ip.item_id = i.id
  ) param
  order by param.place, param.position, param.id`);

const certificatesOfPiece = arrayOf(`
  select t.id, t.laboratory, t.report_number as "reportNumber"
  from certificates t
  where t.item_id = i.id and t.certificate_state = 'VALID'
  order by t.report_number nulls last, t.id`);

/** The business price, or the retail price if that is lower; never in a response for other shoppers (PDP-13). */
const businessPriceOf = (piece: string) => `least(nullif(${piece}.price_b2b_som, 0), ${priceOf(piece)})`;
const ownPriceOf: Record<PriceType, (piece: string) => string> = { B2C: priceOf, B2B: businessPriceOf };

/** AVAILABLE pieces first, cheapest first; the first one is the main piece. */
const pieceOrder = (priceType: PriceType) =>
  `array_position(array['AVAILABLE', 'RESERVED', 'SOLD'], i.product_item_state), ${ownPriceOf[priceType]('i')} nulls last, i.id`;

/** The contract's Attachment from the table `a`. */
const attachmentFields = `a.id, '${attachmentUrl('')}' || a.address as url, a.kind, ${words('a.alt', 'alt')}, a.width, a.height, nullif(a.placeholder, '') as placeholder`;

const attachmentsOfPiece = arrayOf(`
  select ${attachmentFields}
  from item_attachments ia join attachments a on a.id = ia.attachment_id
  where ia.item_id = i.id
  order by ia.order_number, a.id`);

const pieces = (priceType: PriceType) => `
  select i.id, i.serial_number as "serialNumber", i.product_item_state as "productItemState",
    i.product_item_state = 'AVAILABLE' and row_number() over (order by ${pieceOrder(priceType)}) = 1 as "isMain",
    ${priceOf('i')} as "b2CFixed", ${priceType === 'B2B' ? businessPriceOf('i') : 'null'} as "b2BFixed",
    ${priceType === 'B2B' ? businessPriceOf('i') : `coalesce(i.old_price_b2c_som, ${priceOf('i')})`} as "oldPrice",
    ${paramsOfPiece} as params, ${arrayOf(stonesOfPiece)} as stones, ${attachmentsOfPiece} as attachments, i.store_id as "storeId", i.arrives_on as "arrivesOn",
    concat_ws('___', p.id, coalesce((coalesce(${millimeters('i.size_hundredths_mm')}, ${centimeters}))::text, ''), coalesce(i.probe::text, ''), ${grams}) as "lineKey",
    p.metal, i.probe, ${millimeters('i.size_hundredths_mm')} as "sizeMm", ${centimeters} as "lengthCm", ${grams} as "weightGrams",
    ${millimeters('i.width_hundredths_mm')} as "widthMm", ${millimeters('i.height_hundredths_mm')} as "heightMm",
    ${millimeters('i.thickness_hundredths_mm')} as "thicknessMm", i.resizable, i.engravable, i.makers_mark as "makersMark",
    i.hallmark_kind as "hallmarkKind", ${certificatesOfPiece} as certificates
  from product_items i
  where i.product_id = p.id and i.product_item_state <> 'WITHDRAWN'
  order by ${pieceOrder(priceType)}`;

const attachments = arrayOf(`
  select pa.order_number as "orderNumber", pa.is_main as "isMain", (
    select row_to_json(picture) from (select ${attachmentFields}) picture
  ) as attachment
  from product_attachments pa join attachments a on a.id = pa.attachment_id
  where pa.product_id = p.id
  order by pa.is_main desc, pa.order_number, a.id`);

const collections = arrayOf(`
  select k.id, ${words('k.name', 'name')}, ${slugs('k')}
  from collection_products kp join collections k on k.id = kp.collection_id
  where kp.product_id = p.id and k.collection_state = 'ACTIVE'
  order by k.position, k.id`);

const productOf = (state: string) => `
  select p.id, p.artikul, ${state} as state, ${words('p.name', 'name')}, ${slugs('p')}, ${words('p.description', 'description')},
    (select row_to_json(entry) from (select c.id, ${words('c.name', 'name')}, ${slugs('c')}) entry) as category,
    c.id as "categoryId", ${collections} as collections, p.is_diamond as "isDiamond",
    p.is_diamond or stock.has_certificate as "hasCertificate", ${attachments} as attachments,
    coalesce(stock.items, '[]') as items, p.kind, p.metal, p.gender, p.occasions, p.styles,
    case when stock.available > 1 then 'IN_STOCK' when stock.available = 1 then 'LAST_ONE'
      when stock.reserved > 0 then 'RESERVED' else 'SOLD_OUT' end as "stockState",
    json_build_object('b2BFixed', stock.business_price, 'b2CFixed', stock.price) as "mainItem",
    ${words('reason.name', 'saleReason')}, ${ownWords('p.seo_title', 'seoTitle')}, ${ownWords('p.seo_description', 'seoDescription')}`;

interface Shown {
  found: string;
  isPublic: string;
  state: string;
}

const productText = (priceType: PriceType, { found, isPublic, state }: Shown) => `
  select p.id, (select row_to_json(entry) from (${productOf(state)}) entry)::text as json
  from (${found}) found
  join products p on p.id = found.id
  join categories c on c.id = p.category_id
  cross join lateral (
    select json_agg(entry) as items, count(*) filter (where "productItemState" = 'AVAILABLE') as available,
      count(*) filter (where "productItemState" = 'RESERVED') as reserved, min("b2CFixed") filter (where "isMain") as price,
      min("b2BFixed"${priceType === 'B2B' ? '' : '::bigint'}) filter (where "isMain") as business_price,
      coalesce(bool_or(json_array_length(certificates) > 0), false) as has_certificate
    from (${pieces(priceType)}) entry
  ) stock
  left join lateral (
    select coalesce(r.name, p.sale_reason) as name
    from product_items i left join promotions r on r.id = i.promotion_id
    where i.product_id = p.id and i.product_item_state <> 'WITHDRAWN' and i.old_price_b2c_som is not null
    order by ${pieceOrder('B2C')}
    limit 1
  ) reason on true
  where ${isPublic}
  order by found.preference
  limit 1`;

const byAddress = `
  select id, 1 as preference from products where slug_ru = $1
  union all select id, 2 from products where slug_uz = $1
  union all select id, 3 from products where slug_en = $1
  union all select id, 4 from products where artikul in ($1, upper($1))
  union all select product_id, 5 from product_old_slugs where slug = $1`;
const shoppers = { found: byAddress, isPublic: `p.product_state = 'ACTIVE'`, state: 'p.product_state' };
const productTexts: Record<PriceType, string> = {
  B2C: productText('B2C', shoppers),
  B2B: productText('B2B', shoppers),
};
/** The state that the schedule gives a model at a time, as server/model/queries-schedule.ts applies it. */
const stateThen = `case when p.archive_at <= $2::timestamptz and (p.product_state = 'ACTIVE' or p.publish_at <= $2::timestamptz) then 'ARCHIVED'
    when p.product_state = 'DRAFT' and p.publish_at <= $2::timestamptz then 'ACTIVE' else p.product_state end`;
const staff = {
  found: 'select id, 1 as preference from products where id = $1',
  isPublic: 'true',
  state: stateThen,
};
/** Pieces with the prices of the preview; the following statement reads these rows instead of the table. */
const previewedPieces = `
  with product_items as (
    select i.id, i.product_id, i.serial_number, i.product_item_state, i.size_hundredths_mm, i.length_mm, i.weight_mg, i.probe,
      i.store_id, i.arrives_on, i.width_hundredths_mm, i.height_hundredths_mm, i.thickness_hundredths_mm, i.resizable, i.engravable,
      i.makers_mark, i.hallmark_kind, case when n.id is null then i.price_b2c_som else n."b2cSom" end as price_b2c_som,
      case when n.id is null then i.price_b2b_som else n."b2bSom" end as price_b2b_som,
      case when n.id is null then i.old_price_b2c_som else n."oldB2cSom" end as old_price_b2c_som,
      case when n.id is null then i.promotion_id else n."promotionId" end as promotion_id
    from product_items i left join jsonb_to_recordset($3::jsonb)
      as n (id bigint, "b2cSom" bigint, "oldB2cSom" bigint, "b2bSom" bigint, "promotionId" bigint) on n.id = i.id
    where i.product_id = $1
  )`;
const previewTexts: Record<PriceType, string> = {
  B2C: previewedPieces + productText('B2C', staff),
  B2B: previewedPieces + productText('B2B', staff),
};
