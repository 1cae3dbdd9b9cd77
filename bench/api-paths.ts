import type { Pool } from 'pg';
import type { Db } from '#database/connect.ts';
import { filterCombinations } from '#server/catalog/testing-filter-combinations.ts';
import { buildIndex } from '#server/catalog/index/build.ts';
import type { CatalogQuery } from '#server/catalog/index/query.ts';
import { urlValue, type Reference } from '#server/catalog/index/reference.ts';
import { selectReference } from '#server/catalog/queries-reference.ts';
import { facetNames } from '#domain/catalog/facets.ts';

/** Returns products from all over the catalogue, by the slugs of the three languages in turn. */
export async function productPaths(db: Db, count: number): Promise<string[]> {
  const rows = await db
    .selectFrom('products')
    .select(['slug_ru', 'slug_uz', 'slug_en'])
    .orderBy('artikul')
    .execute();
  const step = Math.floor(rows.length / count);
  return rows
    .filter((_, place) => place % step === 0)
    .map((row, place) => [row.slug_ru, row.slug_uz, row.slug_en][place % 3])
    .map((slug) => `/api/v1/products/${slug}`);
}

/** Returns pages of 24 with filters that shoppers choose. */
export async function listPaths({ db, pool }: { db: Db; pool: Pool }, count: number): Promise<string[]> {
  const { state } = await buildIndex(pool, { reference: await selectReference(db), priceType: 'B2C' });
  return filterCombinations(state, { count }).map(
    (mix) => `/api/es/v1/es-products?${urlQuery(mix, state.reference)}`,
  );
}

function urlQuery(mix: CatalogQuery, reference: Reference): string {
  const query = new URLSearchParams();
  for (const facet of facetNames) {
    const values = mix.facets[facet] ?? [];
    if (values.length > 0) query.set(facet, values.map((value) => urlValue(reference, facet, value)).join());
  }
  const bounds = {
    minPrice: mix.minPriceSom,
    maxPrice: mix.maxPriceSom,
    minWeight: mix.minWeightMg && mix.minWeightMg / 1000,
    maxWeight: mix.maxWeightMg && mix.maxWeightMg / 1000,
    minCarat: mix.minCarat && mix.minCarat / 1000,
    maxCarat: mix.maxCarat && mix.maxCarat / 1000,
  };
  for (const [name, bound] of Object.entries(bounds)) if (bound !== null) query.set(name, String(bound));
  for (const name of mix.switches) query.set(name, 'true');
  query.set('sort', mix.sort);
  if (mix.offset > 0) query.set('page', String(mix.offset / mix.limit));
  return query.toString();
}
