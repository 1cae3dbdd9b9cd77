import type { CatalogChange } from '#server/catalog/index/catalog-index.ts';
import {
  cardTag,
  contentTables,
  contentTag,
  listingTag,
  menuTag,
  productTag,
  type Purge,
  type PurgeKind,
  type Purges,
  wholeCatalog,
} from '#server/kit/cache-tags.ts';

type Product = Exclude<Extract<CatalogChange, { products: unknown }>['products'], '*'>[number];
type Content = Extract<CatalogChange, { content: string }>;

/**
 * Returns the tags of the pages that a change makes outdated, and how long these may still be shown. A held or sold piece affects its
 * product's page and counts; pages with its card only if the price "from" changes, and lists only if the model is added, removed or sold
 * out.
 */
export function tagsOfChange(change: CatalogChange): Purges {
  if ('content' in change) return tagsOfContent(change);
  return change.products === '*' ? '*' : change.products.flatMap(tagsOfProduct);
}

function tagsOfProduct(product: Product): Purge[] {
  const kind = kindOf(product);
  const tags = [productTag(product.id)];
  if (product.isCardChanged) tags.push(cardTag(product.id));
  if (product.isListChanged) tags.push(...[wholeCatalog, ...product.categories].map(listingTag));
  return [...tags.map((tag) => ({ tag, kind })), { tag: menuTag, kind: 'counts' }];
}

function kindOf({ isGone, kind }: Product): PurgeKind {
  if (isGone) return 'gone';
  return kind === 'PRICE' ? 'price' : 'stale';
}

function tagsOfContent({ content, ids, isHidden }: Content): Purges {
  const table = contentTables.find((known) => known === content);
  // a table of a newer version, or all tables: it is unknown which pages show it
  if (table === undefined || ids === '*') return '*';
  const kind = isHidden ? 'gone' : 'stale';
  return [contentTag(table), ...ids.map((id) => contentTag(table, id))].map((tag) => ({ tag, kind }));
}
