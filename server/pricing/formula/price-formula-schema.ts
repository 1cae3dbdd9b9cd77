import { Compile } from 'typebox/compile';
import { FormulaParams } from '#contract/admin/prices/formula.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';

const check = Compile(FormulaParams);

export type FormulaRead =
  | { ok: true; formula: PriceFormula }
  /** `path`: of the first wrong number, within the formula. */
  | { ok: false; errors: string[]; path: string };

/** Errors name the field: `metals.gold.A: must be integer`. */
export function readFormula(params: unknown): FormulaRead {
  if (!check.Check(params)) {
    const found = check.Errors(params);
    const errors = found.map(
      ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.') || 'formula'}: ${message}`,
    );
    return { ok: false, errors: [...new Set(errors)], path: found[0]?.instancePath ?? '' };
  }
  const bounds = params.diamondBands.map(({ below }) => below);
  const wrong = bounds.findIndex((below, place) => place > 0 && below <= (bounds[place - 1] ?? 0));
  if (wrong > 0)
    return {
      ok: false,
      errors: ['diamondBands: each is below more than the one before it'],
      path: `/diamondBands/${wrong}/below`,
    };
  return { ok: true, formula: params };
}
