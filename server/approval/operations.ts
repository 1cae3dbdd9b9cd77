import { sql } from 'kysely';
import type { Approval, ApprovalRow as WireRow } from '#contract/admin/approval.ts';
import type { approvalOperations as declared } from '#contract/operations/admin/approval.ts';
import { kindsDecidedBy } from '#domain/approval/approval-kinds.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { readPage } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { approve, refuse, soleFrom, withdraw } from './decide-approval.ts';
import type { ApprovalExecutors } from './executor.ts';
import {
  type ApprovalFilter,
  type ApprovalRow,
  countApprovals,
  findApproval,
  selectApprovals,
} from './queries.ts';

export interface ApprovalDeps {
  db: Db;
  /** Executor of each kind (server/start/approval-executors.ts). */
  executors: ApprovalExecutors;
}

type Deps = Omit<ApprovalDeps, 'db'> & { db: ReadDb };

/** Operations on requests that need a second person's approval. */
export const approvalOperations = {
  async listApprovals({ db }: Pick<ApprovalDeps, 'db'>, { caller: { staff }, input }) {
    const { state, kind } = input;
    const filter: ApprovalFilter = {
      seer: { staffId: staff.id, kinds: kindsDecidedBy(staff.role) },
      ...(state !== undefined && { states: state.split(',') }),
      ...(kind !== undefined && { kinds: kind.split(',') }),
    };
    const page = await readPage(input, {
      sorts: { requestedAt: { by: sql`a.requested_at`, type: 'timestamptz' } },
      defaultSort: '-requestedAt',
      id: sql`a.id`,
      select: (part) => selectApprovals(db, filter, part),
      count: (wanted) => countApprovals(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map(rowToWire) };
  },

  getApproval: (deps, { caller, input: { id }, now }) => readApproval(deps, { id, caller, now }),

  async approveApproval(deps, { caller, input: { id, amount = null }, now }) {
    const { executors } = deps;
    await approve(deps.db, { id, staff: caller.staff, seenSom: amount, executors, now });
    return readApproval(deps, { id, caller, now });
  },

  async refuseApproval(deps, { caller, input: { id, reason }, now }) {
    await refuse(deps.db, { id, staff: caller.staff, because: reason, now });
    return readApproval(deps, { id, caller, now });
  },

  async withdrawApproval(deps, { caller, input: { id }, now }) {
    await withdraw(deps.db, { id, staff: caller.staff, now });
    return readApproval(deps, { id, caller, now });
  },
} satisfies StaffFunctions<typeof declared, ApprovalDeps>;

/** Refuses with NOT_FOUND also if the caller may not decide the request and did not make it. */
async function readApproval(
  { db, executors }: Deps,
  { id, caller: { staff }, now }: { id: number; caller: StaffCaller; now: Date },
): Promise<Approval> {
  const row = await findApproval(db, id);
  const decides = row !== undefined && kindsDecidedBy(staff.role).includes(row.kind);
  const isOwn = row?.requested_by === staff.id;
  if (row === undefined || !(decides || isOwn)) throw new Refusal('NOT_FOUND');
  const known = { ...rowToWire(row), isOwn, facts: row.effect.facts ?? [] };
  const decided = { amountNow: known.amount, mayApprove: false, mayRefuse: false, soleFrom: null };
  if (row.approval_state !== 'WAITING') return { ...known, ...decided };
  const sole = isOwn && decides ? await soleFrom(db, row) : null;
  const effect = (await executors[row.kind]?.assess?.(db, row.payload, now)) ?? row.effect;
  const maySole = sole !== null && sole <= now;
  return {
    ...known,
    facts: effect.facts ?? [],
    amountNow: effect.amountSom,
    mayApprove: decides && (!isOwn || maySole),
    mayRefuse: decides && !isOwn,
    soleFrom: sole?.toISOString() ?? null,
  };
}

function rowToWire(row: ApprovalRow): WireRow {
  return {
    id: row.id,
    kind: row.kind,
    state: row.approval_state,
    amount: row.effect.amountSom,
    serials: row.effect.serials,
    resource: row.resource,
    record: row.record_id,
    reason: row.reason,
    requestedBy: row.requester,
    requestedAt: row.requested_at.toISOString(),
    decidedBy: row.decider,
    decidedAt: row.decided_at?.toISOString() ?? null,
    isSole: row.is_sole,
    refusedBecause: row.refused_because,
  };
}
