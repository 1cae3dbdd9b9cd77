import type { WaitingApproval } from '#contract/admin/approval.ts';
import { type ApprovalKind, kindsDecidedBy } from '#domain/approval/approval-kinds.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { ReadDb } from '#database/connect.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { payloadHash } from './payload-hash.ts';
import { findWaiting, selectWaitingOf } from './queries.ts';

interface Wanted {
  /** As the audit names the record. */
  resource: string;
  recordId: string;
  /** Whose screen shows the requests. */
  staff: Pick<Staff, 'id' | 'role' | 'keyScopes'>;
}

/** Returns the pending requests about a record, oldest first. */
export async function listWaitingRequests(
  db: ReadDb,
  { resource, recordId, staff }: Wanted,
): Promise<WaitingApproval[]> {
  const rows = await selectWaitingOf(db, { resource, recordId });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amount: row.effect.amountSom,
    serials: row.effect.serials,
    requestedBy: row.requester,
    requestedAt: row.requested_at.toISOString(),
    mayOpen:
      scopeOf(staff, 'approvals.read') !== null &&
      (row.requested_by === staff.id || kindsDecidedBy(staff.role).includes(row.kind)),
  }));
}

/** Returns the oldest pending request about a record. */
export const findWaitingRequest = async (db: ReadDb, wanted: Wanted): Promise<WaitingApproval | undefined> =>
  (await listWaitingRequests(db, wanted))[0];

/** Returns the id of the pending request of this kind that has exactly this payload. */
export const findSameRequest = (
  db: ReadDb,
  { kind, payload }: { kind: ApprovalKind; payload: object },
): Promise<number | undefined> => findWaiting(db, { kind, hash: payloadHash(payload) });
