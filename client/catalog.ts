import type { Category, ListProductsQuery, Product, ProductCard, ProductList } from '#contract/catalog.ts';
import type { Collection, CollectionStory } from '#contract/collection.ts';
import type { PriceParts } from '#contract/price-parts.ts';
import { get, type Caller } from './call.ts';

export const listCategories = (caller: Caller) => get<Category[]>(caller, '/api/v1/categories');

/** By the slug of any language. */
export const getCategory = (caller: Caller, slug: string) =>
  get<Category>(caller, `/api/v1/categories/${encodeURIComponent(slug)}`);

export const listCollections = (caller: Caller) => get<Collection[]>(caller, '/api/v1/collections');

/** By the slug of any language. */
export const getCollection = (caller: Caller, slug: string) =>
  get<CollectionStory>(caller, `/api/v1/collections/${encodeURIComponent(slug)}`);

export async function listProducts(caller: Caller, query: ListProductsQuery): Promise<ProductList> {
  const answer = await get<{ data: ProductList }>(caller, '/api/es/v1/es-products', query);
  return answer.data;
}

/** By the slug of any language, an old slug, or the artikul. */
export const getProduct = (caller: Caller, slug: string) =>
  get<Product>(caller, `/api/v1/products/${encodeURIComponent(slug)}`);

/** Of the product's pieces whose price can be taken apart honestly. */
export const listPriceParts = (caller: Caller, productId: number) =>
  get<PriceParts[]>(caller, `/api/v1/products/${productId}/price-parts`);

export const listProductsByIds = (caller: Caller, ids: number[]) =>
  get<ProductCard[]>(caller, '/api/v1/products/by-ids', { ids: ids.join(',') });
