import { AuditEntry, AuditQuery, AuditSeal } from '../../admin/audit.ts';
import { Listed } from '../../admin/list.ts';
import { declareStaffOperations } from './staff-operation.ts';

/** The audit of all changes (backoffice.md 4.2). */
export const auditOperations = declareStaffOperations({
  listAudit: {
    method: 'GET',
    path: '/api/admin/v1/audit',
    summary: 'Lists all changes made by the staff, newest first, with old and new values.',
    access: 'audit.read',
    query: AuditQuery,
    answer: Listed(AuditEntry),
    refusals: ['CURSOR_INVALID'],
  },
  getAuditSeal: {
    method: 'GET',
    path: '/api/admin/v1/audit/seal',
    summary: 'Returns up to when the audit is sealed, and when its chain was last verified.',
    access: 'audit.read',
    answer: AuditSeal,
    refusals: [],
  },
  verifyAudit: {
    method: 'POST',
    path: '/api/admin/v1/audit/verify',
    summary: 'Starts a verification of the whole chain unless one is running. The seal contains its result.',
    access: 'audit.read',
    answer: AuditSeal,
    status: 202,
    refusals: [],
    audit: { action: 'audit.verify', resource: 'audit', record: 'sealedTo' },
    limitPerMinute: 6,
  },
});
