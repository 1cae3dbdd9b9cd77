import { Type, type Static } from 'typebox';
import { Artikul, Day, LengthCm, names, Nullable, Shape, SizeMm, Words } from '../../primitives.ts';
import { exportFormats } from '../export.ts';
import { PeriodQuery } from '../figures.ts';

const { from, to } = PeriodQuery.properties;
const Count = Type.Integer({ minimum: 0 });

/** Days are in the time zone of Tashkent, both inclusive, at most 366. */
export const DemandQuery = Shape({ from, to });

/** A search that found nothing. `lastOn`: day of the latest search; `hasSynonym`: the search knows the words by now. */
export const EmptySearch = Shape({
  term: Type.String(),
  searches: Count,
  sessions: Count,
  lastOn: Day,
  hasSynonym: Type.Boolean(),
});

/** A filter that led to an empty list, by its name in the address and its values. */
export const EmptyFilter = Shape({ facet: Type.String(), values: Type.String(), sessions: Count });

/**
 * A model, in one size or length or without one (both null), that shoppers wanted but could not buy. Sessions: `chosen` chose the size
 * when it was not available; `viewed` opened the model's page when it was sold out; `lost` had a piece of it in the cart that was sold to
 * somebody else. `waits`: stock alerts requested in the period. Now: `onSale` pieces of this size; `offSale` pieces that are reserved or
 * withdrawn. `like`: the latest piece of the model; null if it has none.
 */
export const WantedModel = Shape({
  artikul: Artikul,
  ...names,
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  chosen: Count,
  viewed: Count,
  lost: Count,
  waits: Count,
  onSale: Count,
  offSale: Count,
  like: Nullable(Type.String()),
});

/**
 * `models`: the 40 most wanted; an export has up to 1,000. `searches`: of these `empty` found nothing. `calls`: call-backs that have been
 * NEW for more than a day.
 */
export const Demand = Shape({
  searches: Count,
  empty: Count,
  calls: Count,
  terms: Type.Array(EmptySearch),
  filters: Type.Array(EmptyFilter),
  models: Type.Array(WantedModel),
});

export const demandLists = ['TERMS', 'FILTERS', 'MODELS'] as const;
export const ExportDemand = Shape({ from, to, list: Words(demandLists), format: Words(exportFormats) });

export type Demand = Static<typeof Demand>;
export type EmptySearch = Static<typeof EmptySearch>;
export type EmptyFilter = Static<typeof EmptyFilter>;
export type WantedModel = Static<typeof WantedModel>;
export type DemandList = (typeof demandLists)[number];
