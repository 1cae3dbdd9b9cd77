import type { ListProductsQuery } from '#contract/catalog/listing.ts';
import {
  cardTag,
  type ContentTable,
  contentTag,
  listingTag,
  menuTag,
  productTag,
  wholeCatalog,
} from '#server/kit/cache-tags.ts';
import { readFacetValues } from '#domain/catalog/facets.ts';
import { type Reference, readUrlValue, urlValue } from './index/reference.ts';

/** Tables whose words and order are shown as facet values. */
const facetTables: ContentTable[] = [
  'categories',
  'collections',
  'stores',
  'precious_metals',
  'metals',
  'stone_kinds',
  'stone_shapes',
  'occasions',
  'styles',
  'search_pins',
  'search_synonyms',
];
const dictionaryTables: ContentTable[] = [
  'precious_metals',
  'metals',
  'stone_kinds',
  'stone_shapes',
  'occasions',
  'styles',
];
const productTables: ContentTable[] = ['categories', 'collections', 'stone_kinds', 'params', 'param_values'];

/** Returns what a page of a listing depends on: the lists of the requested categories, or of all models, and its cards. */
export function tagsOfListing(
  query: ListProductsQuery,
  reference: Reference,
  cardIds: readonly number[],
): string[] {
  const known = reference.known.get('category');
  const slugs = readFacetValues('category', query.category ?? '')
    .map((text) => readUrlValue(reference, 'category', text))
    // an unknown category matches nothing now, but may exist later
    .map((value) => (known?.has(value) ? urlValue(reference, 'category', value) : wholeCatalog));
  const scopes = slugs.length === 0 ? [wholeCatalog] : [...new Set(slugs)];
  return [
    ...scopes.map(listingTag),
    ...tagsOfCards(cardIds),
    ...facetTables.map((table) => contentTag(table)),
  ];
}

/** What the dictionary depends on. */
export const tagsOfDictionary = [menuTag, ...dictionaryTables.map((table) => contentTag(table))];

/** What cards depend on, on any page. */
export const tagsOfCards = (productIds: readonly number[]): string[] => [
  menuTag,
  ...productIds.map(cardTag),
  contentTag('stone_kinds'),
];

/** What a product page depends on, including the cards of related products. */
export const tagsOfProduct = (productId: number, cardIds: readonly number[]): string[] => [
  productTag(productId),
  ...tagsOfCards(cardIds),
  ...productTables.map((table) => contentTag(table)),
];
