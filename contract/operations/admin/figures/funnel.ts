import { ExportedList } from '../../../admin/export.ts';
import { ExportFunnel, Funnel, FunnelQuery } from '../../../admin/figures/funnel.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/**
 * Sessions on their way to an order (backoffice.md 2.3, Funnel). Sessions belong to no store, so roles limited to some stores are refused.
 */
export const funnelOperations = declareStaffOperations({
  getFunnel: {
    method: 'GET',
    path: '/api/admin/v1/figures/funnel',
    summary:
      'Counts the sessions of a period that reached each step to an order, by device, language or source.',
    access: 'figures.read',
    query: FunnelQuery,
    answer: Funnel,
    refusals: ['VALIDATION_FAILED'],
  },
  exportFunnel: {
    method: 'POST',
    path: '/api/admin/v1/figures/funnel/export',
    summary: 'Exports the funnel: one row per step, one column per device, language or source.',
    access: 'exports.run',
    body: ExportFunnel,
    answer: ExportedList,
    refusals: ['VALIDATION_FAILED'],
    audit: { action: 'exports.figures', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
});
