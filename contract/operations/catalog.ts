import { Type } from 'typebox';
import { ByIdsQuery, Category, Product, ProductCard, ProductParams } from '#contract/catalog/catalog.ts';
import { ListProductsQuery, ProductList } from '#contract/catalog/listing.ts';
import { Collection, CollectionStory } from '#contract/catalog/collection.ts';
import { Dictionary } from '#contract/catalog/dictionary.ts';
import { Shape, Slug } from '#contract/primitives.ts';
import { PreviewQuery } from '../preview.ts';
import { declareOperations } from './operation.ts';

const SlugParams = Shape({ slug: Slug });

/** Categories, collections, products and their search (product-spec 7). */
export const catalogOperations = declareOperations({
  listCategories: {
    method: 'GET',
    path: '/api/v1/categories',
    summary: 'Lists all categories in their order, with the number of models that can be bought.',
    actor: 'visitor',
    answer: Type.Array(Category),
    refusals: [],
    cache: 'shared',
  },
  getCategory: {
    method: 'GET',
    path: '/api/v1/categories/:slug',
    summary: 'Returns a category by its slug in any language.',
    actor: 'visitor',
    params: SlugParams,
    answer: Category,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  listCollections: {
    method: 'GET',
    path: '/api/v1/collections',
    summary: 'Lists all collections in their order.',
    actor: 'visitor',
    answer: Type.Array(Collection),
    refusals: [],
    cache: 'shared',
  },
  getCollection: {
    method: 'GET',
    path: '/api/v1/collections/:slug',
    summary: 'Returns a collection with its story, by its slug in any language.',
    actor: 'visitor',
    params: SlugParams,
    answer: CollectionStory,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  getDictionary: {
    method: 'GET',
    path: '/api/v1/dictionary',
    summary:
      'Returns metals, kinds and shapes of stones, occasions and styles: the words that staff edit, by their codes.',
    actor: 'visitor',
    answer: Dictionary,
    refusals: [],
    cache: 'shared',
  },
  listProducts: {
    method: 'GET',
    path: '/api/es/v1/es-products',
    summary:
      'Returns a page of products by filters and search text, with facets and totals; with business prices for a business, and with favorites for a user.',
    actor: 'visitor',
    query: ListProductsQuery,
    answer: ProductList,
    envelope: true,
    refusals: [],
    // a crawler sends more requests than all shoppers of one mobile operator
    limitPerMinute: 600,
    cache: 'shared-for-guests',
  },
  listProductsByIds: {
    method: 'GET',
    path: '/api/v1/products/by-ids',
    summary: 'Returns the cards of these products, in this order; unknown and non-public ones are left out.',
    actor: 'visitor',
    query: ByIdsQuery,
    answer: Type.Array(ProductCard),
    refusals: [],
    cache: 'shared-for-guests',
  },
  getProduct: {
    method: 'GET',
    path: '/api/v1/products/:slug',
    summary: 'Returns a product by its slug in any language, an old slug, or its artikul.',
    actor: 'visitor',
    params: ProductParams,
    answer: Product,
    refusals: ['NOT_FOUND', 'GONE'],
    cache: 'shared-for-guests',
  },
  getProductPreview: {
    method: 'GET',
    path: '/api/v1/product-preview',
    summary: 'Returns a product in any state, for holders of a signed staff link, valid for half an hour.',
    actor: 'visitor',
    query: PreviewQuery,
    answer: Product,
    refusals: ['NOT_FOUND'],
    cache: 'private',
  },
});
