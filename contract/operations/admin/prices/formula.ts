import { FormulaPreview, Formulas, PreviewFormula, RequestFormula } from '../../../admin/prices/formula.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** The metal formula (backoffice.md 2.8). */
export const formulaOperations = declareStaffOperations({
  listFormulas: {
    method: 'GET',
    path: '/api/admin/v1/formulas',
    summary: 'Returns the current formula, future and past ones.',
    access: 'prices.read',
    answer: Formulas,
    refusals: [],
  },
  previewFormula: {
    method: 'POST',
    path: '/api/admin/v1/formulas/preview',
    summary: 'Previews the effect of a formula. Changes nothing.',
    access: 'prices.read',
    body: PreviewFormula,
    answer: FormulaPreview,
    refusals: ['FORMULA_WRONG'],
  },
  requestFormula: {
    method: 'POST',
    path: '/api/admin/v1/formulas',
    summary: 'Requests a new formula; a second person always decides.',
    access: 'prices.write',
    body: RequestFormula,
    answer: Nothing,
    refusals: ['FORMULA_WRONG', 'FORMULA_SAME', 'STARTS_IN_PAST', 'APPROVAL_NEEDED'],
    audit: { action: 'prices.formula', resource: 'formula', record: 'id' },
  },
});
