import { facetNames, switchNames, type FacetName } from '#domain/catalog/facets.ts';
import { mulberry32 } from '#database/seed/random.ts';
import type { CatalogQuery, SortName } from './index/query.ts';

const sorts: SortName[] = ['popular', 'new', 'price', '-price', 'weight', 'caratWeight'];
/** How often shoppers use a facet; unlisted facets in one of ten queries. */
const habits: Partial<Record<FacetName, number>> = { category: 0.6, metal: 0.3, ringSize: 0.3, stone: 0.2 };

/** The available filter values; an index's state has this shape. */
interface Known {
  facets: ReadonlyMap<FacetName, ReadonlyMap<string, unknown>>;
  models: { id: Float64Array };
}

/** Generates realistic combinations of filters, the same ones every time, for the index's test against SQL and its benchmark. */
export function filterCombinations(
  known: Known,
  { count, seed = 1 }: { count: number; seed?: number },
): CatalogQuery[] {
  const random = mulberry32(seed).next;
  return Array.from({ length: count }, () => filterMix(known, random));
}

function filterMix({ facets: all, models }: Known, random: () => number): CatalogQuery {
  const facets: CatalogQuery['facets'] = {};
  for (const facet of facetNames) {
    const values = [...(all.get(facet)?.keys() ?? [])];
    const chosen = values.filter(() => random() < 1.5 / values.length);
    if (chosen.length > 0 && random() < (habits[facet] ?? 0.1)) facets[facet] = chosen;
  }
  const firstIds = Array.from(models.id.subarray(0, 40));
  const price = random() < 0.35 ? Math.floor(random() * 10) * 1_000_000 : null;
  const weight = random() < 0.2 ? 500 + Math.floor(random() * 5_000) : null;
  const carat = random() < 0.1 ? Math.floor(random() * 600) : null;
  return {
    facets,
    text: null,
    productIds: random() < 0.05 ? firstIds.filter(() => random() < 0.5) : null,
    minPriceSom: price !== null && random() < 0.8 ? price : null,
    maxPriceSom: price === null ? null : price + Math.floor(random() * 20_000_000),
    minWeightMg: weight,
    maxWeightMg: weight === null || random() < 0.3 ? null : weight + Math.floor(random() * 4_000),
    minCarat: carat,
    maxCarat: carat === null || random() < 0.3 ? null : carat + Math.floor(random() * 1_500),
    switches: switchNames.filter((name) => random() < (name === 'inStock' ? 0.15 : 0.05)),
    sort: sorts[Math.floor(random() * sorts.length)] ?? 'popular',
    offset: random() < 0.2 ? 24 : 0,
    limit: 24,
  };
}
