import { FormulaPreview, Formulas, PreviewFormula, RequestFormula } from '../../../admin/prices/formula.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** The metal formula (backoffice.md 2.8). */
export const formulaOperations = declareStaffOperations({
  listFormulas: {
    method: 'GET',
    path: '/api/admin/v1/formulas',
    summary: 'The formula in force, those to come and those of the past.',
    access: 'prices.read',
    answer: Formulas,
    refusals: [],
  },
  previewFormula: {
    method: 'POST',
    path: '/api/admin/v1/formulas/preview',
    summary: 'What a formula would change. Changes nothing.',
    access: 'prices.read',
    body: PreviewFormula,
    answer: FormulaPreview,
    refusals: ['FORMULA_WRONG'],
  },
  requestFormula: {
    method: 'POST',
    path: '/api/admin/v1/formulas',
    summary: 'Requests a formula: a second person decides in any case.',
    access: 'prices.write',
    body: RequestFormula,
    answer: Nothing,
    refusals: ['FORMULA_WRONG', 'FORMULA_SAME', 'STARTS_IN_PAST', 'APPROVAL_NEEDED'],
    audit: { action: 'prices.formula', resource: 'formula', record: 'id' },
  },
});
