import { Type, type Static } from 'typebox';
import { Code, Id, Instant, Line, Nullable, Shape, Words } from '../../primitives.ts';
import { PricePreview } from './price-preview.ts';

const maxSom = 100_000_000_000;
const Factor = Type.Integer({ minimum: 1, maximum: 10_000 });
const Percent = Type.Integer({ minimum: 1, maximum: 1_000 });
const Price = Type.Integer({ minimum: 1, maximum: maxSom });

const Making = Shape({
  rateIs: Words(['PURE', 'MADE'] as const),
  of: Factor,
  A: Factor,
  B: Factor,
  C: Factor,
  D: Factor,
});

/** Parameters of the metal formula (explained in domain/pricing/price-formula.ts). */
export const FormulaParams = Shape({
  metals: Type.Record(Code, Making),
  fixedPartSom: Type.Integer({ minimum: 0, maximum: maxSom }),
  stepSom: Type.Integer({ minimum: 1, maximum: 10_000_000 }),
  b2bPercent: Shape({
    withoutStones: Type.Integer({ minimum: 1, maximum: 100 }),
    withStones: Type.Integer({ minimum: 1, maximum: 100 }),
  }),
  diamondBands: Type.Array(
    Shape({ below: Type.Integer({ minimum: 1, maximum: 100_000 }), somPerCarat: Price }),
    { maxItems: 50 },
  ),
  gradePercent: Type.Record(Type.String({ pattern: '^[A-Z]/[A-Z]{2,3}$' }), Percent),
  labGrownPercent: Percent,
  somPerCarat: Type.Record(Code, Price),
  somPerStone: Type.Record(Code, Price),
});

/** A version of the formula. `appliedAt` null: not in force yet. */
export const FormulaRow = Shape({
  id: Id,
  params: FormulaParams,
  from: Instant,
  appliedAt: Nullable(Instant),
  setBy: Type.String(),
});

/** The current formula, future ones (the next first), and past ones (the latest first, at most 20). */
export const Formulas = Shape({
  inForce: FormulaRow,
  toCome: Type.Array(FormulaRow),
  past: Type.Array(FormulaRow),
});

export const PreviewFormula = Shape({ params: FormulaParams });
/** `differences` from the current formula: `metals.gold.B: 165 → 170`. */
export const FormulaPreview = Shape({
  ...PricePreview.properties,
  differences: Type.Array(Type.String()),
});
/** Always needs a second person's approval. `from` left out = at once. */
export const RequestFormula = Shape({
  params: FormulaParams,
  from: Type.Optional(Instant),
  reason: Line(300),
});

export type FormulaParams = Static<typeof FormulaParams>;
export type FormulaRow = Static<typeof FormulaRow>;
export type FormulaPreview = Static<typeof FormulaPreview>;
