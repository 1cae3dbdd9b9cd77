import { Demand, DemandQuery, ExportDemand } from '../../../admin/figures/demand.ts';
import { ExportedList } from '../../../admin/export.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/**
 * What shoppers wanted and did not find (backoffice.md 2.3, Demand lost). It covers the whole shop, so roles limited to some stores are
 * refused.
 */
export const demandOperations = declareStaffOperations({
  getDemand: {
    method: 'GET',
    path: '/api/admin/v1/figures/demand',
    summary:
      'Returns searches and filters of a period that found nothing, and wanted models and sizes that were not available.',
    access: 'figures.read',
    query: DemandQuery,
    answer: Demand,
    refusals: ['VALIDATION_FAILED'],
  },
  exportDemand: {
    method: 'POST',
    path: '/api/admin/v1/figures/demand/export',
    summary: 'Exports one of these lists, such as what to order from a workshop.',
    access: 'exports.run',
    body: ExportDemand,
    answer: ExportedList,
    refusals: ['VALIDATION_FAILED'],
    audit: { action: 'exports.figures', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
});
