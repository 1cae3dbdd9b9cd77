import { ExportedList } from '../../admin/export.ts';
import {
  CheckSettlement,
  ExportMonth,
  maxReportBytes,
  NewSettlement,
  ReportColumns,
  ReportColumnsQuery,
  SettlementDays,
  SettlementOfDay,
  SettlementParams,
  SettlementsQuery,
  UploadedSettlement,
} from '../../admin/settlement.ts';
import { declareStaffOperations } from './staff-operation.ts';

const path = '/api/admin/v1/settlements';

/** Reports of the providers compared with the ledger (backoffice.md 2.10, Days). Roles limited to some stores are refused. */
export const settlementOperations = declareStaffOperations({
  listSettlements: {
    method: 'GET',
    path,
    summary:
      'Lists the days of a month, or all with unchecked differences, by provider: the ledger next to the provider’s report.',
    access: 'money.read',
    query: SettlementsQuery,
    answer: SettlementDays,
    refusals: ['PERMISSION_MISSING'],
  },
  getSettlement: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Returns a day of a provider, movement by movement.',
    access: 'money.read',
    params: SettlementParams,
    answer: SettlementOfDay,
    refusals: ['NOT_FOUND', 'PERMISSION_MISSING'],
  },
  addSettlement: {
    method: 'POST',
    path,
    summary: 'Uploads the report of a provider for these days, CSV or XLSX. A refused file changes nothing.',
    access: 'money.settle',
    query: NewSettlement,
    fileBytes: maxReportBytes,
    answer: UploadedSettlement,
    status: 201,
    refusals: ['REPORT_WRONG', 'PERIOD_WRONG', 'UNSUPPORTED_MEDIA_TYPE'],
    audit: { action: 'money.report', resource: 'settlement', record: 'id' },
    limitPerMinute: 20,
  },
  checkSettlement: {
    method: 'POST',
    path: `${path}/:id/check`,
    summary: 'Records that the difference of a movement was checked, or opens it again. It moves no money.',
    access: 'money.settle',
    params: SettlementParams,
    body: CheckSettlement,
    answer: SettlementOfDay,
    refusals: ['NOT_FOUND', 'PERMISSION_MISSING', 'SETTLEMENT_CHANGED'],
    audit: { action: 'money.check', resource: 'settlement', record: 'id' },
  },
  getReportColumns: {
    method: 'GET',
    path: `${path}/columns`,
    summary: 'Returns the columns that the staff chose for the reports of a provider.',
    access: 'money.read',
    query: ReportColumnsQuery,
    answer: ReportColumns,
    refusals: ['PERMISSION_MISSING'],
  },
  setReportColumns: {
    method: 'POST',
    path: `${path}/columns`,
    summary: 'Sets the columns of a provider’s reports by their titles, replacing earlier choices.',
    access: 'money.settle',
    body: ReportColumns,
    answer: ReportColumns,
    refusals: ['PERMISSION_MISSING', 'VALIDATION_FAILED'],
    audit: { action: 'money.columns', resource: 'settlement', record: 'provider' },
  },
  exportMonth: {
    method: 'POST',
    path: `${path}/export`,
    summary: 'Exports the money movements of a month for the accountant, up to 20,000 rows.',
    access: 'exports.run',
    body: ExportMonth,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE'],
    audit: { action: 'exports.month', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
});
