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
 * The tags whose pages a change makes stale, and how long these may still be shown. A piece that is held or sold touches its product's
 * page and counts; the pages with its card only where its price "from" changes, lists only where the model comes, goes or is sold out.
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
  // of a table of a newer version, or of all of them: nobody knows which pages show it
  if (table === undefined || ids === '*') return '*';
  const kind = isHidden ? 'gone' : 'stale';
  return [contentTag(table), ...ids.map((id) => contentTag(table, id))].map((tag) => ({ tag, kind }));
}
