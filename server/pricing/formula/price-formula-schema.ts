import { Compile } from 'typebox/compile';
import { FormulaParams } from '#contract/admin/prices/formula.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';

const check = Compile(FormulaParams);

export type FormulaRead = { ok: true; formula: PriceFormula } | { ok: false; errors: string[] };

/** Errors name the field: `metals.gold.A: must be integer`. */
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
