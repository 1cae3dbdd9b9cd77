import { Type, type Static } from 'typebox';
import {
  CaratWeight,
  Nullable,
  Page,
  pageQuery,
  Shape,
  Som,
  WeightGrams,
  Words,
  names,
} from '../primitives.ts';
import { facetNames, sorts, switchNames } from '../words.ts';
import { ProductCard } from './catalog.ts';

/** Several values of one facet are separated by commas: OR within a facet, AND between facets. */
const Values = Type.String({ maxLength: 400, pattern: '^[A-Za-z0-9.,-]*$' });

export const ListProductsQuery = Shape({
  q: Type.Optional(Type.String({ maxLength: 100 })),
  category: Type.Optional(Values),
  collection: Type.Optional(Values),
  metal: Type.Optional(Values),
  probe: Type.Optional(Values),
  stone: Type.Optional(Values),
  shape: Type.Optional(Values),
  /** Grades of the main stone if it is a diamond: `D`, `VS1`, `very-good`. */
  color: Type.Optional(Values),
  clarity: Type.Optional(Values),
  cut: Type.Optional(Values),
  /** Inner diameter of a ring in mm: `17.5`. */
  ringSize: Type.Optional(Values),
  /** Diameter of a hoop or a bangle in mm: `58`. */
  diameter: Type.Optional(Values),
  length: Type.Optional(Values),
  gender: Type.Optional(Values),
  occasion: Type.Optional(Values),
  /** The style of a design. */
  style: Type.Optional(Values),
  laboratory: Type.Optional(Values),
  storeId: Type.Optional(Values),
  minPrice: Type.Optional(Som),
  maxPrice: Type.Optional(Som),
  minWeight: Type.Optional(WeightGrams),
  maxWeight: Type.Optional(WeightGrams),
  /** Total of all stones of a piece. */
  minCarat: Type.Optional(CaratWeight),
  maxCarat: Type.Optional(CaratWeight),
  /** Only pieces that are in a store. */
  inStore: Type.Optional(Type.Boolean()),
  /** Hides models without a piece that can be bought now. */
  inStock: Type.Optional(Type.Boolean()),
  /** Only models of which one piece is left. */
  lastOne: Type.Optional(Type.Boolean()),
  /** Only pieces received in the last 7 days. */
  isNew: Type.Optional(Type.Boolean()),
  /** Only pieces whose price is reduced by a promotion. */
  onSale: Type.Optional(Type.Boolean()),
  /** Only pieces with a report of GIA, IGI or HRD. */
  certified: Type.Optional(Type.Boolean()),
  /** Left out: `relevance` if there is a search text, otherwise `popular`. */
  sort: Type.Optional(Words(sorts)),
  ...pageQuery(),
});

/**
 * One value of a facet. `count`: number of models that would be listed if it were chosen (disjunctive: other choices in the same facet are
 * ignored).
 */
export const FacetValue = Shape({
  value: Type.String(),
  ...names,
  count: Type.Integer({ minimum: 0 }),
  selected: Type.Boolean(),
});

export const Facet = Shape({ name: Words(facetNames), ...names, values: Type.Array(FacetValue) });

export const Range = Shape({ min: Type.Number(), max: Type.Number() });

/**
 * How the search text was interpreted. Each word must match; a number with a meaning (585, 17,5, 2 g, 0.3 ct, up to 3 mln) is a condition.
 * Typos and text typed in the wrong keyboard layout are corrected.
 */
export const TextReading = Shape({
  /** The query that was executed. It differs from the typed text if something was corrected or dropped. */
  query: Type.String(),
  corrected: Type.Array(
    Shape({ typed: Type.String(), read: Type.String(), reason: Words(['LAYOUT', 'TYPO'] as const) }),
  ),
  /** Words and numbers that match nothing. They are ignored, so that the rest of the query finds something. */
  dropped: Type.Array(Type.String()),
  /** Numbers that were understood; `max` or `min` null = no limit. Soʻm, grams, carats, mm; a size is a ring size or a length in cm. */
  conditions: Type.Array(
    Shape({
      name: Words(['probe', 'size', 'length', 'weight', 'carat', 'price'] as const),
      min: Nullable(Type.Number()),
      max: Nullable(Type.Number()),
    }),
  ),
  /** At most three other queries that find something, the best first. */
  suggestions: Type.Array(Type.String()),
});

export const ProductList = Shape({
  ...Page(ProductCard).properties,
  facets: Type.Array(Facet),
  /** Bounds of the list without this filter: soʻm, grams, total carats of a piece; null if nothing matches. */
  priceRange: Nullable(Range),
  weightRange: Nullable(Range),
  caratRange: Nullable(Range),
  /** On/off filters that apply to something in the list. `count`: number of models that would be listed with it on. */
  switches: Type.Array(Shape({ name: Words(switchNames), count: Type.Integer({ minimum: 0 }) })),
  /** Number of matching pieces (a model can have several). */
  totalItems: Type.Integer({ minimum: 0 }),
  /** For an empty result: the filter whose removal finds the most models, and their number (PLP-10). */
  relaxations: Type.Array(Shape({ name: Type.String(), count: Type.Integer() })),
  /** Left out without `q`, and if `q` is an artikul or a serial number. */
  reading: Type.Optional(TextReading),
});

export type ListProductsQuery = Static<typeof ListProductsQuery>;
export type FacetValue = Static<typeof FacetValue>;
export type Facet = Static<typeof Facet>;
export type TextReading = Static<typeof TextReading>;
export type ProductList = Static<typeof ProductList>;
