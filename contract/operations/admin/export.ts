import { StartedJob } from '../../admin/bulk.ts';
import { StaffJobParams } from '../../admin/job.ts';
import { ExportedList, ExportModels, ExportOrders, ExportPieces } from '../../admin/export.ts';
import { declareStaffOperations } from './staff-operation.ts';

const exported = (action: string) => ({ action, resource: 'export', record: 'name' });
const started = <const Action extends string>(action: Action) => ({
  answer: StartedJob,
  status: 202 as const,
  audit: { action, resource: 'job', record: 'jobId' },
  limitPerMinute: 20,
});

/**
 * Lists as files (backoffice.md 2.1): CSV or XLSX of exactly what is shown, up to 1,000 rows at once, up to 100,000 by a job,
 * whose file waits for a day. Each is an entry of the audit.
 */
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
  exportModels: {
    method: 'POST',
    path: '/api/admin/v1/models/export',
    summary: 'The list of models as a file.',
    access: 'exports.run',
    body: ExportModels,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE', 'PERMISSION_MISSING'],
    audit: exported('models.export'),
    limitPerMinute: 20,
  },
  startOrdersExport: {
    method: 'POST',
    path: '/api/admin/v1/orders/export-job',
    summary: 'A long list of orders as a file, made by a job.',
    access: 'exports.run',
    body: ExportOrders,
    refusals: ['EXPORT_TOO_LARGE', 'PERMISSION_MISSING'],
    ...started('orders.export'),
  },
  startOrderContactsExport: {
    method: 'POST',
    path: '/api/admin/v1/orders/export-contacts-job',
    summary: 'The same with the names and phones of the shoppers.',
    access: 'exports.personal',
    body: ExportOrders,
    refusals: ['EXPORT_TOO_LARGE', 'PERMISSION_MISSING'],
    ...started('orders.export-contacts'),
  },
  startPiecesExport: {
    method: 'POST',
    path: '/api/admin/v1/pieces/export-job',
    summary: 'A long list of pieces as a file, made by a job.',
    access: 'exports.run',
    body: ExportPieces,
    refusals: ['EXPORT_TOO_LARGE'],
    ...started('pieces.export'),
  },
  startModelsExport: {
    method: 'POST',
    path: '/api/admin/v1/models/export-job',
    summary: 'A long list of models as a file, made by a job.',
    access: 'exports.run',
    body: ExportModels,
    refusals: ['EXPORT_TOO_LARGE', 'PERMISSION_MISSING'],
    ...started('models.export'),
  },
  getJobFile: {
    method: 'POST',
    path: '/api/admin/v1/jobs/:id/file',
    summary: 'The file that a job made, for the person who began it, until it expires.',
    access: 'exports.run',
    params: StaffJobParams,
    answer: ExportedList,
    refusals: ['NOT_FOUND', 'PERMISSION_MISSING'],
    audit: { action: 'jobs.file', resource: 'job', record: 'id' },
    limitPerMinute: 20,
  },
});
