import { ExportedList } from '../../../admin/export.ts';
import { ExportMargin, Margin, MarginQuery } from '../../../admin/figures/margin.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/figures/margin';

/** Margins (backoffice.md 2.3), for roles that may see costs. */
export const marginOperations = declareStaffOperations({
  getMargin: {
    method: 'GET',
    path,
    summary: 'Returns cost and margin of sold pieces, by category, metal, model, store, channel or week.',
    access: 'figures.margin',
    query: MarginQuery,
    answer: Margin,
    refusals: ['VALIDATION_FAILED'],
  },
  exportMargin: {
    method: 'POST',
    path: `${path}/export`,
    summary: 'Exports cost and margin of sold pieces.',
    access: 'exports.run',
    body: ExportMargin,
    answer: ExportedList,
    refusals: ['VALIDATION_FAILED'],
    audit: { action: 'exports.figures', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
});
