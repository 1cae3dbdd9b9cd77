import { Type, type Static } from 'typebox';
import { names, Nullable, Shape, Som, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';

const Count = Type.Integer({ minimum: 0 });
const Share = Nullable(Type.Number({ minimum: 0, maximum: 1 }));

/** What sold pieces are counted by: their category, metal or model, the store and the channel of the order, the week of the purchase. */
export const marginParts = ['CATEGORY', 'METAL', 'MODEL', 'STORE', 'CHANNEL', 'WEEK'] as const;

/** Days of Tashkent, both inclusive, at most 366. `storeId`: orders of this store alone. */
export const MarginQuery = Shape({ ...PeriodQuery.properties, by: Type.Optional(Words(marginParts)) });

/**
 * Pieces that were sold in the period, without what was called off or brought back since. `net`: what was paid for those whose cost is
 * known, without VAT; `cost`: what these cost; `margin`: net - cost, whole soʻm, may be below 0; `share`: margin of net, null: nothing.
 * `covered`: the part of all that was paid without VAT that `net` is; null: nothing was paid.
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
/** `key`: id, code, artikul, word, or the Monday; null: a store that delivered, a model without it. Names are empty where the key is no record. */
export const MarginRow = Shape({ key: Nullable(Type.String()), ...names, ...MarginSums.properties });
/** `before`: the period of the same length before. Those that earned most first, those without a known cost last, weeks from the first; of models 300 at most. */
export const Margin = Shape({ whole: MarginSums, before: MarginSums, rows: Type.Array(MarginRow) });

export const ExportMargin = Shape({ ...MarginQuery.properties, format: Words(exportFormats) });

export type MarginPart = (typeof marginParts)[number];
export type MarginSums = Static<typeof MarginSums>;
export type MarginRow = Static<typeof MarginRow>;
export type Margin = Static<typeof Margin>;
