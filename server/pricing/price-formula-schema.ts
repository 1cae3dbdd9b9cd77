import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Code, Shape, Words } from '#contract/primitives.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';

const mostSom = 100_000_000_000;
const Factor = Type.Integer({ minimum: 1, maximum: 10_000 });
const Percent = Type.Integer({ minimum: 1, maximum: 1_000 });
const Price = Type.Integer({ minimum: 1, maximum: mostSom });

const Making = Shape({
  rateIs: Words(['PURE', 'MADE'] as const),
  of: Factor,
  A: Factor,
  B: Factor,
  C: Factor,
  D: Factor,
});

/** The parameters of the metal formula as a row holds them. */
const Formula = Shape({
  metals: Type.Record(Code, Making),
  fixedPartSom: Type.Integer({ minimum: 0, maximum: mostSom }),
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

const check = Compile(Formula);

export type FormulaRead = { ok: true; formula: PriceFormula } | { ok: false; errors: string[] };

/** What is wrong is named by its place: `metals.gold.A: must be integer`. */
export function readFormula(params: unknown): FormulaRead {
  if (!check.Check(params)) {
    const errors = check
      .Errors(params)
      .map(
        ({ instancePath, message }) =>
          `${instancePath.slice(1).replaceAll('/', '.') || 'formula'}: ${message}`,
      );
    return { ok: false, errors: [...new Set(errors)] };
  }
  const bounds = params.diamondBands.map(({ below }) => below);
  if (bounds.some((below, place) => place > 0 && below <= (bounds[place - 1] ?? 0)))
    return { ok: false, errors: ['diamondBands: each is below more than the one before it'] };
  return { ok: true, formula: params };
}
