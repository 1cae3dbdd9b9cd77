import type { Db, ReadDb } from '#database/connect.ts';
import type { PriceFormula } from '#domain/pricing/price-formula.ts';
import { getPriceTerms } from './get-price-terms.ts';
import { previewPrices, type PricePreview } from './preview-prices.ts';
import { type FormulaRead, readFormula } from './price-formula-schema.ts';
import { insertFormula } from './queries-formula.ts';

/** Another value at a place: `metals.gold.B` is 170, `somPerCarat.jade` is taken out (null). */
export interface FormulaChange {
  path: string;
  value: string | number | null;
}

/** The formula in force with these changes. */
export async function changedFormula(db: ReadDb, changes: readonly FormulaChange[]): Promise<FormulaRead> {
  const { formula } = await getPriceTerms(db);
  const params: Record<string, unknown> = structuredClone({ ...formula });
  const lost = changes.filter((change) => !putAt(params, change)).map(({ path }) => `${path}: no such place`);
  return lost.length > 0 ? { ok: false, errors: lost } : readFormula(params);
}

/** False: something on the way is no list of values. */
function putAt(params: Record<string, unknown>, { path, value }: FormulaChange): boolean {
  const names = path.split('.');
  const last = names.pop() ?? '';
  let place: Record<string, unknown> = params;
  for (const name of names) {
    // Object.hasOwn: what every object inherits is no parameter
    if (!Object.hasOwn(place, name)) place[name] = {};
    const next = place[name];
    if (!isTree(next)) return false;
    place = next;
  }
  if (value === null) delete place[last];
  else place[last] = value;
  return true;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Looks at every piece that the formula prices, and changes nothing. */
export async function previewFormula(db: ReadDb, formula: PriceFormula): Promise<PricePreview> {
  const { rates } = await getPriceTerms(db);
  return previewPrices(db, { terms: { formula, rates }, metal: null });
}

/** A formula from an instant on; `updatePrices` applies it when that has come. The one that was stays as it is. */
export async function addFormula(
  db: Db,
  formula: { formula: PriceFormula; validFrom: Date; createdBy: string },
): Promise<void> {
  await insertFormula(db, formula);
}
