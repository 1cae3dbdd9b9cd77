import { AuditEntry, AuditQuery, AuditSeal } from '../../admin/audit.ts';
import { Listed } from '../../admin/list.ts';
import { declareStaffOperations } from './staff-operation.ts';

/** Who changed what (backoffice.md 4.2). */
export const auditOperations = declareStaffOperations({
  listAudit: {
    method: 'GET',
    path: '/api/admin/v1/audit',
    summary: 'Every change that the staff made, the latest first, with what it was before and after.',
    access: 'audit.read',
    query: AuditQuery,
    answer: Listed(AuditEntry),
    refusals: ['CURSOR_INVALID'],
  },
  getAuditSeal: {
    method: 'GET',
    path: '/api/admin/v1/audit/seal',
    summary: 'To when the audit is sealed, and when its chain was last verified.',
    access: 'audit.read',
    answer: AuditSeal,
    refusals: [],
  },
  verifyAudit: {
    method: 'POST',
    path: '/api/admin/v1/audit/verify',
    summary:
      'Begins a verification of the whole chain, if none is going on. What it finds is read with the seal.',
    access: 'audit.read',
    answer: AuditSeal,
    status: 202,
    refusals: [],
    audit: { action: 'audit.verify', resource: 'audit', record: 'sealedTo' },
    limitPerMinute: 6,
  },
});
