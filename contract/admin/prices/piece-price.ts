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

/** SUM: a fixed price, which overrides the formula. FORMULA: priced by the formula from now on. ON_REQUEST: no price. */
export const priceWishes = ['SUM', 'FORMULA', 'ON_REQUEST'] as const;

/** `price` before reductions, for SUM only; `b2b` left out = unchanged. */
const WishedPrice = Shape({
  serial: StaffPieceParams.properties.serial,
  to: Words(priceWishes),
  price: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
  b2b: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000_000 })),
});

const rows = Type.Array(WishedPrice, { minItems: 1, maxItems: 500 });
export const PreviewPrices = Shape({ rows });
export const SetPrices = Shape({ rows, reason: Type.Optional(Line(300)) });

/**
 * NOT_FOUND: no such piece. TWICE: it is already in an earlier row. RESERVED: held, ordered or sold. NO_FORMULA: its make is unknown.
 * NO_SUM: the price is missing.
 */
export const priceRefusals = ['NOT_FOUND', 'TWICE', 'RESERVED', 'NO_FORMULA', 'NO_SUM'] as const;
export const RefusedPrice = Shape({ serial: Type.String(), code: Words(priceRefusals) });

/** `business`: the same of the business prices; null = none of them changes. */
const PreviewOfBoth = { ...PricePreview.properties, business: Nullable(PricePreview) };

/** `refused` pieces stay unchanged. */
export const PiecePricesPreview = Shape({
  ...PreviewOfBoth,
  refused: Type.Array(RefusedPrice),
  needsApproval: Type.Boolean(),
});

/** `serial`: if it is a single piece; null = several. */
export const PricesSet = Shape({
  changed: Type.Integer({ minimum: 0 }),
  refused: Type.Array(RefusedPrice),
  serial: Nullable(Type.String()),
});

/**
 * How the formula and the current rates make up a retail price: `metal`, `making`, `stones`, `fixed` and `rounding` add up to `price`.
 * `rate` is soʻm per gram of the pure metal if `isByFineness`, otherwise per gram of the plainest piece as it is sold. `making` is
 * `makingPercent` of the metal.
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

/**
 * NO_METAL: a loose stone, or a fineness that is not sold. NO_MAKE: the make of its model is unknown. NO_RATE: its metal or one of its
 * stones has no rate.
 */
export const noFormulaReasons = ['NO_METAL', 'NO_MAKE', 'NO_RATE'] as const;

/**
 * `list`: price before reductions; null = on request. `formula`: current result of the formula, also for a piece with a fixed price, or
 * the reason why it cannot be priced. `markdownPercent`: of its model; `promotion`: the one that reduces its price.
 */
export const PiecePrice = Shape({
  list: Nullable(Som),
  formula: Nullable(Composition),
  noFormula: Nullable(Words(noFormulaReasons)),
  markdownPercent: Nullable(Type.Integer({ minimum: 1, maximum: 90 })),
  promotion: Nullable(Shape({ id: Id, ...names })),
});

/** Why a piece cannot be returned to the formula, in addition to the refusals of a single change. */
export type FormulaRefusal = 'NO_FORMULA';

/** `prices`: of the pieces that would change. */
export const PiecesFormulaPreview = Shape({
  ...BulkPreview.properties,
  prices: Shape({ ...PreviewOfBoth, needsApproval: Type.Boolean() }),
});
/** `reason`: shown to the person who approves it. */
export const RunPiecesFormula = Shape({ ...RunBulk.properties, reason: Type.Optional(Line(300)) });

export type PiecesFormulaPreview = Static<typeof PiecesFormulaPreview>;
export type PiecePrice = Static<typeof PiecePrice>;
export type WishedPrice = Static<typeof WishedPrice>;
export type RefusedPrice = Static<typeof RefusedPrice>;
export type PiecePricesPreview = Static<typeof PiecePricesPreview>;
