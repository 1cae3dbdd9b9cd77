import { listedFacets } from '#contract/words.ts';
import { numberOfDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { CatalogIndex } from '#server/catalog/index/catalog-index.ts';
import { wholeCatalog } from '#server/catalog/index/query.ts';
import { urlValue } from '#server/catalog/index/reference.ts';

/** "Under 3 million", the first quick range on pages. */
const underSom = 3_000_000;

/** Returns the queries of a category (null = the whole catalogue) that search engines may list and that show something to buy. */
export function listedQueries(
  { index, now }: { index: CatalogIndex; now: () => Date },
  categoryId: number | null,
): string[] {
  const { facets, priceRange } = index.search(
    {
      ...wholeCatalog,
      facets: categoryId === null ? {} : { category: [String(categoryId)] },
      switches: ['inStock'],
      limit: 1,
    },
    numberOfDay(tashkentDay(now())),
  );
  const reference = index.reference();
  const values = listedFacets.flatMap((name) =>
    (facets.find(({ facet }) => facet === name)?.values ?? [])
      .filter(({ count }) => count > 0)
      .map(({ value }) => `${name}=${urlValue(reference, name, value)}`),
  );
  const hasCheap = priceRange !== null && priceRange.min <= underSom;
  return [...values, ...(hasCheap ? [`maxPrice=${underSom}`] : [])];
}
