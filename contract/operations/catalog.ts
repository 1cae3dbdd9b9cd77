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
    summary: 'All categories, in their order, with how many models can be bought.',
    actor: 'visitor',
    answer: Type.Array(Category),
    refusals: [],
    cache: 'shared',
  },
  getCategory: {
    method: 'GET',
    path: '/api/v1/categories/:slug',
    summary: 'A category by its slug in any language.',
    actor: 'visitor',
    params: SlugParams,
    answer: Category,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  listCollections: {
    method: 'GET',
    path: '/api/v1/collections',
    summary: 'All collections, in their order.',
    actor: 'visitor',
    answer: Type.Array(Collection),
    refusals: [],
    cache: 'shared',
  },
  getCollection: {
    method: 'GET',
    path: '/api/v1/collections/:slug',
    summary: 'A collection with its story, by its slug in any language.',
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
      'Metals, kinds and shapes of stones, occasions and styles: the words that staff edit, by their codes.',
    actor: 'visitor',
    answer: Dictionary,
    refusals: [],
    cache: 'shared',
  },
  listProducts: {
    method: 'GET',
    path: '/api/es/v1/es-products',
    summary:
      'A page of products by filters and words, with facets and totals; a business by its own prices, a user with their favorites.',
    actor: 'visitor',
    query: ListProductsQuery,
    answer: ProductList,
    envelope: true,
    refusals: [],
    // a robot asks more than all shoppers behind one mobile operator
    limitPerMinute: 600,
    cache: 'shared-for-guests',
  },
  listProductsByIds: {
    method: 'GET',
    path: '/api/v1/products/by-ids',
    summary: 'Cards of these products, in this order; what is unknown or not public is left out.',
    actor: 'visitor',
    query: ByIdsQuery,
    answer: Type.Array(ProductCard),
    refusals: [],
    cache: 'shared-for-guests',
  },
  getProduct: {
    method: 'GET',
    path: '/api/v1/products/:slug',
    summary: 'A product by its slug in any language, an old slug, or its artikul.',
    actor: 'visitor',
    params: ProductParams,
    answer: Product,
    refusals: ['NOT_FOUND', 'GONE'],
    cache: 'shared-for-guests',
  },
  getProductPreview: {
    method: 'GET',
    path: '/api/v1/product-preview',
    summary:
      'A product in any state, for those who have a link of the staff, signed and good for half an hour.',
    actor: 'visitor',
    query: PreviewQuery,
    answer: Product,
    refusals: ['NOT_FOUND'],
    cache: 'private',
  },
});
