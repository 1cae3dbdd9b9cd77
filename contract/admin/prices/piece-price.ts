import { Type, type Static } from 'typebox';
import {
  Id,
  Instant,
  Line,
  names,
  Nullable,
  Probe,
  Shape,
  Som,
  WeightGrams,
  Words,
} from '../../primitives.ts';
import { BulkPreview, RunBulk } from '../bulk.ts';
import { PricePreview } from './price-preview.ts';
import { StaffPieceParams } from '../stock/piece.ts';

/** SUM: a price of its own, which wins over the formula. FORMULA: the formula prices it from now on. */
export const priceWishes = ['SUM', 'FORMULA', 'ON_REQUEST'] as const;

/** `price` before reductions, of SUM alone; `b2b` left out = what it is. */
const WishedPrice = Shape({
  serial: StaffPieceParams.properties.serial,
  to: Words(priceWishes),
  price: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  b2b: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
});

const rows = Type.Array(WishedPrice, { minItems: 1, maxItems: 500 });
export const PreviewPrices = Shape({ rows });
export const SetPrices = Shape({ rows, reason: Type.Optional(Line(300)) });

/** NOT_FOUND: no such piece. TWICE: it stands in the table before. RESERVED: held, ordered or sold. NO_FORMULA: nobody has said how it is made. NO_SUM: its sum is missing. */
export const priceRefusals = ['NOT_FOUND', 'TWICE', 'RESERVED', 'NO_FORMULA', 'NO_SUM'] as const;
export const RefusedPrice = Shape({ serial: Type.String(), code: Words(priceRefusals) });

/** `refused` stay as they are. */
export const PiecePricesPreview = Shape({
  ...PricePreview.properties,
  refused: Type.Array(RefusedPrice),
  needsApproval: Type.Boolean(),
});

/** `serial`: of the only piece; null = of several. */
export const PricesSet = Shape({
  changed: Type.Integer({ minimum: 0 }),
  refused: Type.Array(RefusedPrice),
  serial: Nullable(Type.String()),
});

/**
 * How the formula and the rates in force come to a retail price: `metal`, `making`, `stones`, `fixed` and `rounding` together are `price`.
 * `rate` is soʻm a gram of the fine metal where `isByFineness`, else of the plainest piece as it is sold. `making` is `makingPercent` of
 * the metal.
 */
const Composition = Shape({
  formulaId: Id,
  formulaFrom: Instant,
  rateFrom: Instant,
  probe: Probe,
  weightGrams: WeightGrams,
  make: Words(['A', 'B', 'C', 'D']),
  rate: Som,
  isByFineness: Type.Boolean(),
  metal: Som,
  making: Type.Integer(),
  makingPercent: Type.Integer(),
  stones: Som,
  fixed: Som,
  rounding: Som,
  price: Som,
});

/** NO_METAL: a loose stone, or a fineness that is not sold. NO_MAKE: nobody has said how its model is made. NO_RATE: its metal or one of its stones has no rate. */
export const noFormulaReasons = ['NO_METAL', 'NO_MAKE', 'NO_RATE'] as const;

/**
 * `list`: what the piece costs before reductions; null = on request. `formula`: what the formula comes to now, also for a piece with a price
 * of its own; null: why it cannot price it. `markdownPercent` is its model's; `promotion`: the one that reduces it.
 */
export const PiecePrice = Shape({
  list: Nullable(Som),
  formula: Nullable(Composition),
  noFormula: Nullable(Words(noFormulaReasons)),
  markdownPercent: Nullable(Type.Integer({ minimum: 1, maximum: 90 })),
  promotion: Nullable(Shape({ id: Id, ...names })),
});

/** Why a piece is not given back to the formula, besides what refuses a change of one. */
export type FormulaRefusal = 'NO_FORMULA';

/** `prices`: of the pieces that would change. */
export const PiecesFormulaPreview = Shape({
  ...BulkPreview.properties,
  prices: Shape({ ...PricePreview.properties, needsApproval: Type.Boolean() }),
});
/** `reason`: for the second person. */
export const RunPiecesFormula = Shape({ ...RunBulk.properties, reason: Type.Optional(Line(300)) });

export type PiecesFormulaPreview = Static<typeof PiecesFormulaPreview>;
export type PiecePrice = Static<typeof PiecePrice>;
export type WishedPrice = Static<typeof WishedPrice>;
export type RefusedPrice = Static<typeof RefusedPrice>;
export type PiecePricesPreview = Static<typeof PiecePricesPreview>;
