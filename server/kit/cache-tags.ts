// Cache tags: names of what a page depends on. Responses carry the tags that they depend on, and a change purges the tags that it affects.
// Only this file knows the format of tags.

/** Content tables whose rows are shown on pages; each row is identified by the column that the table's trigger reports. */
export const contentTables = [
  'categories',
  'collections',
  /** By collection. */
  'collection_pictures',
  'banners',
  /** By banner. */
  'banner_pictures',
  'stores',
  'moments',
  /** By moment. */
  'moment_products',
  /** By slug. */
  'pages',
  'delivery_tariffs',
  'delivery_zones',
  'calendar_days',
  'shop_settings',
  /** By key. */
  'wordings',
  'search_pins',
  'search_synonyms',
  'regions',
  'districts',
  'stone_kinds',
  'precious_metals',
  'metals',
  'stone_shapes',
  'occasions',
  'styles',
  'params',
  /** By param. */
  'param_values',
  /** By product. */
  'vat_rates',
  'metal_rates',
  'price_formulas',
] as const;
export type ContentTable = (typeof contentTables)[number];

/** Everything about a product and its pieces: what its own page shows. */
export const productTag = (productId: number): string => `product:${productId}`;

/** What a product's card shows, on any page. A held or sold piece affects it only if the card's text changes. */
export const cardTag = (productId: number): string => `card:${productId}`;

/** The scope of a listing without a category. */
export const wholeCatalog = 'all';

/**
 * Which models a listing shows and in which order; the contents of their cards have separate tags. `scope`: a category's English slug, or
 * `wholeCatalog`.
 */
export const listingTag = (scope: string): string => `listing:${scope}`;

/** Counts of models and pieces in the menu, facets and totals. They may be a minute out of date. */
export const menuTag = 'menu';

/** A whole content table, as lists show it, or one of its rows. */
export const contentTag = (table: ContentTable, id?: number | string): string =>
  id === undefined ? `content:${table}` : `content:${table}:${id}`;

/**
 * What a change means for cached responses:
 * - `stale`: may be served for a few more seconds while it is rendered again;
 * - `counts`: only counts are wrong, for at most a minute;
 * - `price`: not served any more once it is older than a few seconds;
 * - `gone`: never served again.
 */
export type PurgeKind = 'stale' | 'counts' | 'price' | 'gone';

export interface Purge {
  tag: string;
  kind: PurgeKind;
}

/** `*`: it is unknown what changed, so nothing that was cached before may be served. */
export type Purges = readonly Purge[] | '*';
