import { ExportedList } from '../../admin/export.ts';
import {
  ExportMonth,
  largestReportBytes,
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

/** The books of the providers next to the shop's (backoffice.md 2.10, Days). Who sees some stores only sees none of it. */
export const settlementOperations = declareStaffOperations({
  listSettlements: {
    method: 'GET',
    path,
    summary: 'Days of a month by provider: what the ledger says, what the provider’s report says.',
    access: 'money.read',
    query: SettlementsQuery,
    answer: SettlementDays,
    refusals: ['PERMISSION_MISSING'],
  },
  getSettlement: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'A day of a provider, movement by movement.',
    access: 'money.read',
    params: SettlementParams,
    answer: SettlementOfDay,
    refusals: ['NOT_FOUND', 'PERMISSION_MISSING'],
  },
  addSettlement: {
    method: 'POST',
    path,
    summary: 'The report of a provider for these days, CSV or XLSX. A file that is refused changes nothing.',
    access: 'money.settle',
    query: NewSettlement,
    fileBytes: largestReportBytes,
    answer: UploadedSettlement,
    status: 201,
    refusals: ['REPORT_WRONG', 'PERIOD_WRONG', 'UNSUPPORTED_MEDIA_TYPE'],
    audit: { action: 'money.report', resource: 'settlement', record: 'id' },
    limitPerMinute: 20,
  },
  getReportColumns: {
    method: 'GET',
    path: `${path}/columns`,
    summary: 'Which columns the staff chose for the reports of a provider.',
    access: 'money.settle',
    query: ReportColumnsQuery,
    answer: ReportColumns,
    refusals: ['PERMISSION_MISSING'],
  },
  setReportColumns: {
    method: 'POST',
    path: `${path}/columns`,
    summary: 'Chooses the columns of a provider’s reports by their titles, in place of those chosen before.',
    access: 'money.settle',
    body: ReportColumns,
    answer: ReportColumns,
    refusals: ['PERMISSION_MISSING', 'VALIDATION_FAILED'],
    audit: { action: 'money.columns', resource: 'settlement', record: 'provider' },
  },
  exportMonth: {
    method: 'POST',
    path: `${path}/export`,
    summary: 'The money of a month for the accountant, up to 20,000 rows.',
    access: 'exports.run',
    body: ExportMonth,
    answer: ExportedList,
    refusals: ['EXPORT_TOO_LARGE'],
    audit: { action: 'exports.month', resource: 'export', record: 'name' },
    limitPerMinute: 20,
  },
});
