import { decidersOf, hasChanged, kindsDecidedBy, soleAfterMinutes } from '#domain/approval/approval-kinds.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import type { ApprovalExecutors } from './executor.ts';
import { payloadHash } from './payload-hash.ts';
import { type ApprovalRow, findApproval, hasOtherDecider, lockApproval, setDecision } from './queries.ts';

interface Decision {
  id: number;
  staff: Pick<Staff, 'id' | 'role'>;
  now: Date;
}

/**
 * Approves a request and executes it in one transaction: if two members of the staff approve concurrently, the second is refused.
 * Refuses with NOT_FOUND, PERMISSION_MISSING, APPROVAL_DECIDED, APPROVER_SAME (facts.soleFrom: from when the only person with the
 * permission may approve their own request), CHANGED_SINCE (facts.amount) if the effect differs from `seenSom`, and the executor's
 * refusals.
 */
export async function approve(
  db: Db,
  { seenSom, executors, ...decision }: Decision & { seenSom: number | null; executors: ApprovalExecutors },
): Promise<void> {
  const { id, staff, now } = decision;
  const approval = await requireWaiting(db, decision);
  const isSole = approval.requested_by === staff.id;
  if (isSole) await requireSole(db, approval, now);
  const executor = executors[approval.kind];
  if (executor === undefined) throw new Error(`approvals of ${approval.kind} have no executor`);
  const { payload, payload_hash: hash } = approval;
  if (!payloadHash(payload).equals(hash)) throw new Error(`the payload of approval ${id} was changed`);
  const effect = (await executor.assess?.(db, payload, now)) ?? approval.effect;
  if (hasChanged(seenSom, effect.amountSom)) throw new Refusal('CHANGED_SINCE', { amount: effect.amountSom });
  await setDecision(db, { id, state: 'APPROVED', decidedBy: staff.id, isSole, now });
  const { requested_by: requestedBy, reason } = approval;
  await executor.run(db, payload, { approvalId: id, requestedBy, decidedBy: staff.id, reason, now });
}

/** Refuses a request without executing it. Refuses as `approve`. */
export async function refuse(
  db: Db,
  { because, ...decision }: Decision & { because: string },
): Promise<void> {
  const { id, staff, now } = decision;
  const approval = await requireWaiting(db, decision);
  if (approval.requested_by === staff.id) throw new Refusal('APPROVER_SAME');
  await setDecision(db, { id, state: 'REFUSED', decidedBy: staff.id, isSole: false, because, now });
}

/** Withdraws the requester's own request. Refuses with NOT_FOUND if it was requested by somebody else, APPROVAL_DECIDED. */
export async function withdraw(db: Db, { id, staff, now }: Decision): Promise<void> {
  await lockApproval(db, id);
  const approval = await findApproval(db, id);
  if (approval?.requested_by !== staff.id) throw new Refusal('NOT_FOUND');
  refuseDecided(approval);
  await setDecision(db, { id, state: 'OVER', decidedBy: null, isSole: false, now });
}

async function requireWaiting(db: Db, { id, staff }: Decision): Promise<ApprovalRow> {
  await lockApproval(db, id);
  const approval = await findApproval(db, id);
  if (approval === undefined) throw new Refusal('NOT_FOUND');
  if (!kindsDecidedBy(staff.role).includes(approval.kind))
    throw new Refusal('PERMISSION_MISSING', { permission: 'approvals.decide' });
  refuseDecided(approval);
  return approval;
}

function refuseDecided({ approval_state: state, decider }: ApprovalRow): void {
  if (state !== 'WAITING') throw new Refusal('APPROVAL_DECIDED', { state, decidedBy: decider });
}

/** From when the requester may approve their own request: 15 minutes after it, if nobody else has the permission. Null = never. */
export async function soleFrom(db: ReadDb, approval: ApprovalRow): Promise<Date | null> {
  const { kind, requested_by: requestedBy, requested_at: at } = approval;
  if (await hasOtherDecider(db, { roles: decidersOf(kind), than: requestedBy })) return null;
  return new Date(at.getTime() + soleAfterMinutes * minuteMs);
}

async function requireSole(db: Db, approval: ApprovalRow, now: Date): Promise<void> {
  const from = await soleFrom(db, approval);
  if (from === null) throw new Refusal('APPROVER_SAME');
  if (from > now) throw new Refusal('APPROVER_SAME', { soleFrom: from.toISOString() });
}
