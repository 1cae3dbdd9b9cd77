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
  /** Grades of the main stone where it is a diamond: `D`, `VS1`, `very-good`. */
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
  /** All stones of a piece together. */
  minCarat: Type.Optional(CaratWeight),
  maxCarat: Type.Optional(CaratWeight),
  /** Only pieces that are in a store. */
  inStore: Type.Optional(Type.Boolean()),
  /** Hides models without a piece that can be bought now. */
  inStock: Type.Optional(Type.Boolean()),
  /** Only models of which one piece is left. */
  lastOne: Type.Optional(Type.Boolean()),
  /** Only pieces that came within the last 7 days. */
  isNew: Type.Optional(Type.Boolean()),
  /** Only pieces whose price a promotion reduced. */
  onSale: Type.Optional(Type.Boolean()),
  /** Only pieces with a report of GIA, IGI or HRD. */
  certified: Type.Optional(Type.Boolean()),
  /** Left out: `relevance` with a text, else `popular`. */
  sort: Type.Optional(Words(sorts)),
  ...pageQuery(),
});

/** One value of a facet; `count` = models that would be listed with it chosen (disjunctive: the facet's own choice left out). */
export const FacetValue = Shape({
  value: Type.String(),
  ...names,
  count: Type.Integer({ minimum: 0 }),
  selected: Type.Boolean(),
});

export const Facet = Shape({ name: Words(facetNames), ...names, values: Type.Array(FacetValue) });

export const Range = Shape({ min: Type.Number(), max: Type.Number() });

/**
 * How the typed text was read. Each word must hold; a number with a meaning (585, 17,5, 2 g, 0.3 ct, up to 3 mln) is a condition.
 * What was mistyped or typed in the other keyboard layout is read as what it must have been.
 */
export const TextReading = Shape({
  /** The query as it was answered; other than what was typed where something was corrected or left out. */
  query: Type.String(),
  corrected: Type.Array(
    Shape({ typed: Type.String(), read: Type.String(), reason: Words(['LAYOUT', 'TYPO'] as const) }),
  ),
  /** Words and numbers that match nothing: ignored, so that the rest of the query finds something. */
  dropped: Type.Array(Type.String()),
  /** Numbers that were understood; `max` or `min` null = open. Soʻm, grams, carats, mm; a size is a ring's or a length in cm. */
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
  /** Bounds over everything else that is filtered: soʻm, grams, carats of all stones of a piece; null when nothing matches. */
  priceRange: Nullable(Range),
  weightRange: Nullable(Range),
  caratRange: Nullable(Range),
  /** The filters that are on or off, as far as the list has anything of the kind; `count` = models that would be listed with it on. */
  switches: Type.Array(Shape({ name: Words(switchNames), count: Type.Integer({ minimum: 0 }) })),
  /** Pieces that match (a model may have several). */
  totalItems: Type.Integer({ minimum: 0 }),
  /** For an empty result: the filter whose removal gives the most models, and how many (PLP-10). */
  relaxations: Type.Array(Shape({ name: Type.String(), count: Type.Integer() })),
  /** Left out without `q`, and where `q` is a style or serial number. */
  reading: Type.Optional(TextReading),
});

export type ListProductsQuery = Static<typeof ListProductsQuery>;
export type FacetValue = Static<typeof FacetValue>;
export type Facet = Static<typeof Facet>;
export type TextReading = Static<typeof TextReading>;
export type ProductList = Static<typeof ProductList>;
