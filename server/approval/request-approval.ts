import type { Db } from '#database/connect.ts';
import type { ApprovalRequest } from '#server/kit/approval-needed.ts';
import { findWaiting, insertApproval } from './queries.ts';
import { payloadHash } from './payload-hash.ts';

/**
 * Stores a request that waits for a second person, and returns its id. The same request (kind and payload) waits once: a repeat answers
 * the one that waits.
 *
 * Two ways to use approvals:
 * - The whole call needs one (a refund above the limit): throw `ApprovalNeeded` (server/kit/approval-needed.ts). Nothing of the call
 *   stays, its request is stored, the caller gets APPROVAL_NEEDED. The operation lists that refusal.
 * - The call is done, and a part of it waits (a transfer that is closed with missing pieces): call this function in the call's
 *   transaction.
 *
 * To add a kind: its name and its deciders in `domain/approval/approval-kinds.ts` (the check of the table has all kinds of backoffice.md
 * 2.8), its executor in the feature that does it, one line in `server/start/approval-executors.ts`, its words under `kind` in
 * `texts/<language>/bo-approvals.json`.
 */
export async function requestApproval(
  db: Db,
  { requestedBy, now, ...request }: ApprovalRequest & { requestedBy: number; now: Date },
): Promise<number> {
  const hash = payloadHash(request.payload);
  // the one that waits may be decided between the two statements: then this one is new
  for (let attempt = 0; attempt < 3; attempt++) {
    const id =
      (await insertApproval(db, { ...request, hash, requestedBy, now })) ??
      (await findWaiting(db, { kind: request.kind, hash }));
    if (id !== undefined) return id;
  }
  throw new Error(`the request of a ${request.kind} could not be stored`);
}
