import { Type, type Static } from 'typebox';
import { names, Nullable, Shape, Som, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';

const Count = Type.Integer({ minimum: 0 });
const Share = Nullable(Type.Number({ minimum: 0, maximum: 1 }));

/** How sold pieces are grouped: by category, metal, model, store or channel of the order, or week of the purchase. */
export const marginParts = ['CATEGORY', 'METAL', 'MODEL', 'STORE', 'CHANNEL', 'WEEK'] as const;

/** Days are in the time zone of Tashkent, both inclusive, at most 366. `storeId`: only orders of this store. */
export const MarginQuery = Shape({ ...PeriodQuery.properties, by: Type.Optional(Words(marginParts)) });

/**
 * Pieces sold in the period, without those cancelled or returned since. `net`: amount paid, without VAT, for pieces whose cost is known;
 * `cost`: their cost; `margin`: net - cost in whole soʻm, can be negative; `share`: margin / net, null if net is 0. `covered`: share of
 * the total paid without VAT that `net` covers; null if nothing was paid.
 */
export const MarginSums = Shape({
  sold: Count,
  costed: Count,
  net: Som,
  cost: Som,
  margin: Type.Integer(),
  share: Nullable(Type.Number({ maximum: 1 })),
  covered: Share,
});
/**
 * `key`: id, code, artikul, word, or the Monday of a week; null for deliveries (no store) or if a model has no value. Names are empty if
 * the key is not a record.
 */
export const MarginRow = Shape({ key: Nullable(Type.String()), ...names, ...MarginSums.properties });
/**
 * `before`: the previous period of the same length. Sorted by margin, highest first, unknown cost last; weeks in order of time. At most
 * 300 models.
 */
export const Margin = Shape({ whole: MarginSums, before: MarginSums, rows: Type.Array(MarginRow) });

export const ExportMargin = Shape({ ...MarginQuery.properties, format: Words(exportFormats) });

export type MarginPart = (typeof marginParts)[number];
export type MarginSums = Static<typeof MarginSums>;
export type MarginRow = Static<typeof MarginRow>;
export type Margin = Static<typeof Margin>;
