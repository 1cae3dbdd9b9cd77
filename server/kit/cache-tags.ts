// What a page depends on, by name. A tag stands in the answers that pages are made of, and in what a change purges; only this file
// knows how tags are written.

/** Content whose rows pages show: a table of the database, each row named by the column that its trigger names. */
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

/** Everything of a product, its pieces first of all: what its own page shows. */
export const productTag = (productId: number): string => `product:${productId}`;

/** What a card shows of a product, wherever the card stands; a piece that is held or sold does not touch it, unless that changes what the card says. */
export const cardTag = (productId: number): string => `card:${productId}`;

/** The scope of a listing that is of no category. */
export const wholeCatalog = 'all';

/** Which models a listing shows, in which order; what their cards say has tags of its own. `scope`: a category's English slug, or `wholeCatalog`. */
export const listingTag = (scope: string): string => `listing:${scope}`;

/** Counts of models and pieces: the menu's, of facets, totals. They may be a minute old. */
export const menuTag = 'menu';

/** A whole table of content, as a list shows it, or one of its rows. */
export const contentTag = (table: ContentTable, id?: number | string): string =>
  id === undefined ? `content:${table}` : `content:${table}:${id}`;

/**
 * What a change means for what was made before it:
 * - `stale`: it may be served for some more seconds while it is rendered again;
 * - `counts`: nothing but counts are wrong, for at most a minute;
 * - `price`: what is older than some seconds is never shown again;
 * - `gone`: it is never shown again.
 */
export type PurgeKind = 'stale' | 'counts' | 'price' | 'gone';

export interface Purge {
  tag: string;
  kind: PurgeKind;
}

/** `*`: nobody knows what changed, and nothing that was made before may be shown. */
export type Purges = readonly Purge[] | '*';
