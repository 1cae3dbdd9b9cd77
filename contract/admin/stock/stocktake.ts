import { Type, type Static } from 'typebox';
import { productItemStates } from '../../catalog/catalog.ts';
import { Id, Instant, Line, names, Nullable, Shape, WeightGrams, Words } from '../../primitives.ts';
import { AnyOf, listQuery } from '../list.ts';
import { TypedGrams } from './typed-measures.ts';

/** OPEN: people count. COUNTED: the count has ended, its differences are decided. CLOSED: what was decided is done. */
export const stocktakeStates = ['OPEN', 'COUNTED', 'CLOSED'] as const;
/** What a scan was. TWICE: the same piece was scanned more than once, which is no difference. */
export const scanGroups = ['FOUND', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'TWICE', 'WEIGHT'] as const;
export const differenceKinds = ['MISSING', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'WEIGHT'] as const;
export const differenceDecisions = ['RECOUNT', 'AUDIT', 'LOST', 'TAKE_HERE', 'SEND_BACK'] as const;

/** `storeId`: 0 = the warehouse. */
export const StocktakesQuery = Shape({
  ...listQuery(['startedAt']),
  state: Type.Optional(AnyOf),
  storeId: Type.Optional(AnyOf),
});

const Count = Type.Integer({ minimum: 0 });

/**
 * `expected`: what should lie there, sales and moves since the beginning taken into account; `found`: what of it was scanned, and what came
 * since. `storeId` null: the warehouse; `categoryIds` null: all of them. `pausedAt`: since when the count rests; null: it does not.
 */
export const StocktakeRow = Shape({
  id: Id,
  state: Words(stocktakeStates),
  storeId: Nullable(Id),
  categoryIds: Nullable(Type.Array(Id)),
  startedBy: Type.String(),
  startedAt: Instant,
  countedAt: Nullable(Instant),
  closedAt: Nullable(Instant),
  pausedAt: Nullable(Instant),
  pausedBy: Nullable(Type.String()),
  version: Type.Integer({ minimum: 1 }),
  /** null: it is being counted. */
  expected: Nullable(Count),
  found: Nullable(Count),
});

export const stocktakeColumns = [
  'number',
  'state',
  'place',
  'found',
  'started',
  'closed',
  'startedBy',
] as const;
export type StocktakeColumn = (typeof stocktakeColumns)[number];

/** A scan that is not simply found, or a difference once the count has ended. Of a piece: where the books say that it is. */
export const StocktakeLine = Shape({
  /** The id of the difference; null: the count goes on. */
  id: Nullable(Id),
  group: Words(['MISSING', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'TWICE', 'WEIGHT']),
  /** The serial number, or what was scanned where nobody knows it. */
  text: Type.String(),
  ...names,
  storeId: Nullable(Id),
  state: Nullable(Words(productItemStates)),
  withdrawnBecause: Nullable(Type.String()),
  weightGrams: Nullable(WeightGrams),
  /** That the scale said. */
  scannedGrams: Nullable(WeightGrams),
  /** That it was sold by. */
  orderNumber: Nullable(Type.String()),
  decisions: Type.Array(Words(differenceDecisions)),
  decision: Nullable(Words(differenceDecisions)),
  reason: Nullable(Type.String()),
  decidedBy: Nullable(Type.String()),
});

/** `lines`: at most 500. What is missing is not among them before the count has ended. `people`: who have scanned in the last 15 minutes. */
export const Stocktake = Shape({
  ...StocktakeRow.properties,
  expected: Count,
  found: Count,
  people: Count,
  groups: Shape({
    FOUND: Count,
    ELSEWHERE: Count,
    SOLD: Count,
    UNKNOWN: Count,
    TWICE: Count,
    WEIGHT: Count,
    /** null: the count goes on. */
    MISSING: Nullable(Count),
  }),
  lines: Type.Array(StocktakeLine),
  /** Pieces of this stocktake that a second person decides about. */
  waiting: Nullable(Shape({ id: Id })),
});

export const StocktakeParams = Shape({ id: Id });
/** Left out = all categories. */
export const StartStocktake = Shape({
  storeId: Nullable(Id),
  categoryIds: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true })),
});

/** `id`: made by the browser; the same scan sent again is one scan. `at`: by its clock. */
export const StocktakeScan = Shape({
  id: Type.String({ format: 'uuid' }),
  text: Line(300),
  at: Instant,
  weightGrams: Type.Optional(TypedGrams),
});
export const SendScans = Shape({ scans: Type.Array(StocktakeScan, { minItems: 1, maxItems: 200 }) });
/** The results, in the order of the scans. */
export const CountedScans = Shape({
  scans: Type.Array(
    Shape({
      id: Type.String(),
      group: Words(['FOUND', 'ELSEWHERE', 'SOLD', 'UNKNOWN', 'WEIGHT']),
      serialNumber: Nullable(Type.String()),
      ...names,
      storeId: Nullable(Id),
    }),
  ),
  stocktake: Stocktake,
});

/** `reason`: a RECOUNT needs one. */
export const DecideDifferences = Shape({
  ids: Type.Array(Id, { minItems: 1, maxItems: 500, uniqueItems: true }),
  decision: Words(differenceDecisions),
  reason: Type.Optional(Line(300)),
});

export type Stocktake = Static<typeof Stocktake>;
export type StocktakeRow = Static<typeof StocktakeRow>;
export type StocktakeLine = Static<typeof StocktakeLine>;
export type StocktakeScan = Static<typeof StocktakeScan>;
export type CountedScan = Static<typeof CountedScans>['scans'][number];
