import type { Purge } from '#server/kit/cache-tags.ts';

interface TableChange {
  sql: string;
  /** Without the row's id. */
  tag: string;
  /** `stale` if omitted. */
  kind?: Purge['kind'];
}

/** SQL that changes one row of each table and returns, as `id`, the value used in its tag. */
export const tableChanges: Record<string, TableChange[]> = {
  products: [
    { sql: `update products set popularity = popularity + 1 where id = 1 returning id`, tag: 'product:' },
    { sql: `update products set popularity = popularity + 1 where id = 1 returning id`, tag: 'card:' },
    {
      sql: `update products set product_state = 'ARCHIVED' where id = 2 returning id`,
      tag: 'card:',
      kind: 'gone',
    },
    {
      sql: `update products set product_state = 'ARCHIVED' where id = 3 returning
        (select slug_en from categories where id = category_id) as id`,
      tag: 'listing:',
      kind: 'gone',
    },
  ],
  product_items: [
    {
      sql: `update product_items set product_item_state = 'RESERVED' where id = (select min(id) from product_items
        where product_item_state = 'AVAILABLE') returning product_id as id`,
      tag: 'product:',
    },
    {
      sql: `update product_items set price_b2c_som = price_b2c_som + 1000, old_price_b2c_som = null where id = (select min(id) from product_items
        where product_item_state = 'AVAILABLE' and price_b2c_som > 0) returning product_id as id`,
      tag: 'product:',
      kind: 'price',
    },
    {
      sql: `update product_items set price_b2c_som = price_b2c_som - 1000, old_price_b2c_som = null where id = (select min(id) from product_items
        where product_item_state = 'AVAILABLE' and price_b2c_som > 0) returning product_id as id`,
      tag: 'card:',
      kind: 'price',
    },
    {
      sql: `update product_items set product_item_state = 'RESERVED' where product_id = (select product_id from product_items
        where product_item_state = 'AVAILABLE' limit 1) and product_item_state = 'AVAILABLE' returning 'all' as id`,
      tag: 'listing:',
    },
    {
      sql: `update product_items set weight_mg = weight_mg + 1 where id = (select max(id) from product_items) returning product_id as id`,
      tag: 'product:',
    },
  ],
  stones: [
    {
      sql: `update stones set count = count + 1 where id = (select min(id) from stones) returning
        (select product_id from product_items i where i.id = item_id) as id`,
      tag: 'product:',
    },
  ],
  item_params: ofItem('item_params', `value = value || ' '`),
  item_attachments: ofItem('item_attachments', 'order_number = order_number + 1'),
  certificates: ofItem('certificates', `note = 'read again'`),
  collection_products: ofProduct('collection_products', 'position = position + 1'),
  product_attachments: ofProduct('product_attachments', 'order_number = order_number + 100'),
  reviews: [
    {
      sql: `update reviews set body = body || '.' where id = (select min(id) from reviews where review_state = 'PUBLISHED')
        returning product_id as id`,
      tag: 'product:',
    },
  ],
  promotions: [
    {
      sql: `update promotions set stacks = not stacks where id = (select min(promotion_id) from product_items) returning
        (select min(product_id) from product_items where promotion_id = promotions.id) as id`,
      tag: 'product:',
    },
  ],
  attachments: [
    {
      sql: `update attachments set placeholder = 'AAAA' where id = (select max(attachment_id) from item_attachments) returning
        (select min(i.product_id) from item_attachments ia join product_items i on i.id = ia.item_id where ia.attachment_id = attachments.id) as id`,
      tag: 'product:',
    },
    {
      sql: `update attachments set placeholder = 'AAAA' where id = (select min(attachment_id) from product_attachments) returning
        (select min(product_id) from product_attachments where attachment_id = id) as id`,
      tag: 'product:',
    },
    {
      sql: `update attachments set placeholder = 'AAAA' where id = (select min(image_id) from categories) returning
        (select min(c.id) from categories c where c.image_id = attachments.id) as id`,
      tag: 'content:categories:',
    },
    {
      sql: `update attachments set placeholder = 'AAAA' where id = (select min(attachment_id) from banner_pictures) returning
        (select min(banner_id) from banner_pictures where attachment_id = id) as id`,
      tag: 'content:banner_pictures:',
    },
    {
      sql: `update attachments set placeholder = 'AAAA' where id = (select min((scenes -> 0 ->> 'attachmentId')::bigint) from moments) returning
        (select min(m.id) from moments m where (m.scenes -> 0 ->> 'attachmentId')::bigint = attachments.id) as id`,
      tag: 'content:moments:',
    },
  ],
  categories: ofContent('categories', 'id', 'position = position'),
  collections: ofContent('collections', 'id', 'position = position'),
  collection_pictures: ofContent('collection_pictures', 'collection_id', 'position = position + 1'),
  banners: [
    ...ofContent('banners', 'id', 'position = position + 1'),
    {
      sql: `update banners set active_to = now(), active_from = null where id = (select min(id) from banners) returning id`,
      tag: 'content:banners:',
      kind: 'gone',
    },
  ],
  banner_pictures: ofContent('banner_pictures', 'banner_id', 'from_width = from_width'),
  stores: ofContent('stores', 'id', 'position = position + 1'),
  moments: [
    ...ofContent('moments', 'id', 'position = position + 1'),
    {
      sql: `update moments set moment_state = 'DRAFT' where id = (select min(id) from moments where moment_state = 'ACTIVE') returning id`,
      tag: 'content:moments:',
      kind: 'gone',
    },
  ],
  moment_products: ofContent('moment_products', 'moment_id', 'position = position + 1'),
  pages: ofContent('pages', 'slug', 'body = body'),
  delivery_tariffs: ofContent('delivery_tariffs', 'id', 'zone = zone'),
  delivery_zones: ofContent('delivery_zones', 'zone', 'cost_som = cost_som + 1000'),
  calendar_days: [
    {
      sql: `insert into calendar_days values ('2027-03-04', false, 'a holiday') returning day as id`,
      tag: 'content:calendar_days:',
    },
    {
      sql: `delete from calendar_days where day = '2027-03-04' returning day as id`,
      tag: 'content:calendar_days:',
      kind: 'gone',
    },
  ],
  wordings: [
    {
      sql: `insert into wordings (key, text_ru) values ('common.tagline', 'Серебро') returning key as id`,
      tag: 'content:wordings:',
    },
  ],
  shop_settings: ofContent('shop_settings', 'name', 'value = value'),
  search_pins: [
    {
      sql: `insert into search_pins (query, position, product_id) select 'ring', 100, min(id) from products returning query as id`,
      tag: 'content:search_pins:',
    },
  ],
  search_synonyms: [
    {
      sql: `insert into search_synonyms (words, meaning) values ('nedelka', 'bilaguzuk') returning id`,
      tag: 'content:search_synonyms:',
    },
  ],
  regions: ofContent('regions', 'id', 'position = position + 1'),
  districts: ofContent('districts', 'id', 'position = position + 1'),
  stone_kinds: ofContent('stone_kinds', 'kind', 'position = position + 1'),
  ...Object.fromEntries(
    ['precious_metals', 'metals', 'stone_shapes', 'occasions', 'styles'].map((table) => [
      table,
      ofContent(table, 'code', 'position = position + 1'),
    ]),
  ),
  params: ofContent('params', 'id', 'position = position + 1'),
  param_values: ofContent('param_values', 'param_id', 'position = position + 1'),
  metal_rates: ofContent('metal_rates', 'id', 'ref_som = ref_som + 1'),
  price_formulas: [
    {
      sql: `insert into price_formulas (params, valid_from, created_by)
        select params, now() + interval '1 day', 'a test' from price_formulas order by id limit 1 returning id`,
      tag: 'content:price_formulas:',
    },
  ],
  vat_rates: [
    {
      sql: `insert into vat_rates (product_id, effective_on, percent) select min(id), '2027-01-01', 15 from products returning product_id as id`,
      tag: 'content:vat_rates:',
    },
  ],
};

function ofContent(table: string, key: string, set: string): TableChange[] {
  return [
    {
      sql: `update ${table} set ${set} where ${key} = (select min(${key}) from ${table}) returning ${key} as id`,
      tag: `content:${table}:`,
    },
  ];
}

function ofProduct(table: string, set: string): TableChange[] {
  return [
    {
      sql: `update ${table} set ${set} where product_id = (select min(product_id) from ${table}) returning product_id as id`,
      tag: 'card:',
    },
  ];
}

function ofItem(table: string, set: string): TableChange[] {
  const first = `(select min(item_id) from ${table})`;
  const product = `(select product_id from product_items i where i.id = item_id) as id`;
  return [
    { sql: `update ${table} set ${set} where item_id = ${first} returning ${product}`, tag: 'product:' },
    { sql: `delete from ${table} where item_id = ${first} returning ${product}`, tag: 'product:' },
  ];
}

/** Rows that the changes above need and the demo lacks. */
export const prepareTableChanges = `
  update product_items set promotion_id = (select min(id) from promotions) where id = (select min(id) from product_items);
  insert into item_attachments (item_id, attachment_id, order_number)
    select i.id, a.id, 900 from (select min(id) as id from product_items) i, (select min(attachment_id) as id from product_attachments) a
    on conflict do nothing;
  insert into item_attachments (item_id, attachment_id, order_number)
    select max(i.id), (select max(id) from attachments), 900 from product_items i on conflict do nothing`;
