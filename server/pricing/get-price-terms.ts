import type { ReadDb } from '#database/connect.ts';
import type { PriceTerms } from '#domain/pricing/price-formula.ts';
import { som } from '#domain/units/som.ts';
import { readFormula } from './formula/price-formula-schema.ts';
import { selectTerms } from './formula/queries-formula.ts';

/** The values used to compute prices, and the id of the formula. */
export interface TermsInForce extends PriceTerms {
  formulaId: number;
}

/** Returns the formula and the reference rates in force: the latest applied one of each. One statement. */
export async function getPriceTerms(db: ReadDb): Promise<TermsInForce> {
  return termsOf(await selectTerms(db, null));
}

/** Returns the terms that will be in force at a time, including those planned until then. One statement. */
export async function getPriceTermsAt(db: ReadDb, at: Date): Promise<TermsInForce> {
  return termsOf(await selectTerms(db, at));
}

function termsOf({ formula: row, rates }: Awaited<ReturnType<typeof selectTerms>>): TermsInForce {
  const read = readFormula(row.params);
  if (!read.ok) throw new TypeError(`price formula ${row.id} is invalid: ${read.errors.join('; ')}`);
  return {
    formulaId: row.id,
    formula: read.formula,
    rates: Object.fromEntries(Object.entries(rates).map(([metal, refSom]) => [metal, som(refSom)])),
  };
}
