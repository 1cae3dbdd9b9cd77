import type { Db } from '#database/connect.ts';
import type { ApprovalRequest } from '#server/kit/approval-needed.ts';
import { findWaiting, insertApproval } from './queries.ts';
import { payloadHash } from './payload-hash.ts';

/**
 * Stores a request for a second person's approval and returns its id. Idempotent while pending: the same kind and payload return the
 * pending request.
 * Two ways to use approvals:
 * - The whole call needs approval (a refund above the limit): throw `ApprovalNeeded` (server/kit/approval-needed.ts). The call is rolled
 * back, the request is stored, and the caller gets APPROVAL_NEEDED. The operation has to list that refusal.
 * - Only a part of the call needs approval (a transfer that is closed with missing pieces): call this function in the call's transaction.
 * To add a kind: add its name and deciders in `domain/approval/approval-kinds.ts` (the table's check constraint has all kinds of
 * backoffice.md 2.8), an executor in its feature, one line in `server/start/approval-executors.ts`, and its texts under `kind` in
 * `texts/<language>/bo-approvals.json`.
 */
export async function requestApproval(
  db: Db,
  { requestedBy, now, ...request }: ApprovalRequest & { requestedBy: number; now: Date },
): Promise<number> {
  const hash = payloadHash(request.payload);
  // the pending request may be decided between the two statements; then the retry inserts a new one
  for (let attempt = 0; attempt < 3; attempt++) {
    const id =
      (await insertApproval(db, { ...request, hash, requestedBy, now })) ??
      (await findWaiting(db, { kind: request.kind, hash }));
    if (id !== undefined) return id;
  }
  throw new Error(`the request of a ${request.kind} could not be stored`);
}
