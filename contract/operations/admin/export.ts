import { ExportedList, ExportOrders, ExportPieces } from '../../admin/export.ts';
import { declareStaffOperations } from './staff-operation.ts';

const exported = (action: string) => ({ action, resource: 'export', record: 'name' });

/** Lists as files (backoffice.md 2.1): CSV or XLSX of exactly what is shown, up to 1,000 rows. Each is an entry of the audit. */
export const exportOperations = declareStaffOperations({
  exportOrders: {
    method: 'POST',
    path: '/api/admin/v1/orders/export',
    summary: 'The list of orders as a file.',
    access: 'exports.run',
    body: ExportOrders,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE', 'PERMISSION_MISSING'],
    audit: exported('orders.export'),
    limitPerMinute: 20,
  },
  exportOrderContacts: {
    method: 'POST',
    path: '/api/admin/v1/orders/export-contacts',
    summary: 'The same with the names and phones of the shoppers.',
    access: 'exports.personal',
    body: ExportOrders,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE', 'PERMISSION_MISSING'],
    audit: exported('orders.export-contacts'),
    limitPerMinute: 20,
  },
  exportPieces: {
    method: 'POST',
    path: '/api/admin/v1/pieces/export',
    summary: 'The list of pieces as a file.',
    access: 'exports.run',
    body: ExportPieces,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE'],
    audit: exported('pieces.export'),
    limitPerMinute: 20,
  },
});
