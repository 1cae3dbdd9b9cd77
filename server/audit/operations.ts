import { sql } from 'kysely';
import type { auditOperations as declared } from '#contract/operations/admin/audit.ts';
import type { AuditSeal } from '#contract/admin/audit.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { auditEntryToWire } from '#server/kit/audit-entry.ts';
import { idsOf, readPage } from '#server/kit/list-page.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { findHead, findLastSealed, findVerification, findWaitingVerification } from './queries-head.ts';
import { type AuditFilter, countAudit, selectAudit } from './queries-audit.ts';
import { startVerification } from './start-verification.ts';

/** The audit log as the staff read it. */
export const auditOperations = {
  async listAudit({ db }, { caller, input }) {
    const { staffId, action, resource, record, storeId, field, q } = input;
    const filter: AuditFilter = {
      withoutStaff: caller.staff.role === 'MANAGER',
      ...(staffId !== undefined && { staffIds: idsOf(staffId) }),
      ...(action !== undefined && { action }),
      ...(resource !== undefined && { resources: resource.split(',') }),
      ...(record !== undefined && { record }),
      ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
      ...(field !== undefined && { field }),
      ...(input['at.from'] !== undefined && { from: input['at.from'] }),
      ...(input['at.to'] !== undefined && { to: input['at.to'] }),
      ...(q !== undefined && { q }),
    };
    const page = await readPage(input, {
      sorts: { at: { by: sql`a.at`, type: 'timestamptz' } },
      defaultSort: '-at',
      id: sql`a.id`,
      select: (part) => selectAudit(db, filter, part),
      count: (wanted) => countAudit(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map(auditEntryToWire) };
  },

  getAuditSeal: ({ db }) => readSeal(db),

  async verifyAudit({ db }, { caller, now }) {
    await startVerification(db, { staffId: caller.staff.id, now });
    return readSeal(db);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

async function readSeal(db: ReadDb): Promise<AuditSeal> {
  const head = await findHead(db);
  const last = await findVerification(db);
  const waiting = await findWaitingVerification(db);
  return {
    sealedAt: head?.sealed_at.toISOString() ?? null,
    sealedTo: await findLastSealed(db),
    verifiedAt: last?.verified_at.toISOString() ?? null,
    isWhole: last?.is_whole ?? true,
    intactTo:
      typeof last?.intact_to === 'number'
        ? { entry: last.intact_to, at: last.intact_at?.toISOString() ?? null }
        : null,
    breaks: last?.breaks ?? [],
    verifying: waiting ? { since: waiting.since.toISOString(), by: waiting.by } : null,
  };
}
