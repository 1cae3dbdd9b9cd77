import type { FormulaRow as WireFormula } from '#contract/admin/prices/formula.ts';
import type { formulaOperations as declared } from '#contract/operations/admin/prices/formula.ts';
import type { Db } from '#database/connect.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { previewToWire } from '../preview/wire.ts';
import { previewFormula } from './preview-formula.ts';
import { readFormula } from './price-formula-schema.ts';
import { type FormulaRow, selectFormulas, selectPastFormulas } from './queries-formula.ts';
import { differencesOf, requestFormula, requireFormula } from './request-formula.ts';

/** The metal formula. */
export const formulaOperations = {
  async listFormulas({ db }) {
    const [inForce, ...toCome] = await selectFormulas(db);
    if (inForce === undefined) throw new Error('no price formula is in force');
    const past = await selectPastFormulas(db, { except: inForce.id });
    return { inForce: toWire(inForce), toCome: toCome.map(toWire), past: past.map(toWire) };
  },

  async previewFormula({ db }, { input: { params }, now }) {
    const formula = requireFormula(params);
    const preview = await previewToWire(db, await previewFormula(db, { formula, now }));
    return { ...preview, differences: await differencesOf(db, formula) };
  },

  requestFormula({ db }, { input: { params, from, reason }, now }) {
    return requestFormula(db, { params, from: from === undefined ? null : new Date(from), reason, now });
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

function toWire(row: FormulaRow): WireFormula {
  const read = readFormula(row.params);
  if (!read.ok) throw new TypeError(`price formula ${row.id} is invalid: ${read.errors.join('; ')}`);
  const { formula } = read;
  return {
    id: row.id,
    params: {
      ...formula,
      metals: { ...formula.metals },
      diamondBands: [...formula.diamondBands],
      gradePercent: { ...formula.gradePercent },
      somPerCarat: { ...formula.somPerCarat },
      somPerStone: { ...formula.somPerStone },
    },
    from: row.valid_from.toISOString(),
    appliedAt: row.applied_at?.toISOString() ?? null,
    setBy: row.created_by,
  };
}
