import type { ApprovalKind } from '#domain/approval/approval-kinds.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ApprovalEffect } from '#server/kit/approval-needed.ts';

export interface Approved {
  approvalId: number;
  /** Ids of the staff. */
  requestedBy: number;
  decidedBy: number;
  reason: string;
  now: Date;
}

/** Does what was approved. */
export interface ApprovalExecutor {
  /** Runs in the transaction of the decision. A Refusal that it throws answers the approval, and the request goes on waiting. */
  run: (db: Db, payload: unknown, approved: Approved) => Promise<void>;
  /** The effect as it is now, for kinds whose effect changes with prices and stock. Left out = it is as it was requested. */
  assess?: (db: ReadDb, payload: unknown, now: Date) => Promise<ApprovalEffect>;
}

export type ApprovalExecutors = Partial<Record<ApprovalKind, ApprovalExecutor>>;

interface Parts<Payload> {
  /** Compiled from the payload's schema: what does not fit it is an error. */
  payloads: { Parse: (payload: unknown) => Payload };
  run: (db: Db, payload: Payload, approved: Approved) => Promise<void>;
  assess?: (db: ReadDb, payload: Payload, now: Date) => Promise<ApprovalEffect>;
}

/** Keeps the payload's type. */
export function approvalExecutor<Payload>({ payloads, run, assess }: Parts<Payload>): ApprovalExecutor {
  return {
    run: (db, payload, approved) => run(db, payloads.Parse(payload), approved),
    ...(assess && { assess: (db, payload, now) => assess(db, payloads.Parse(payload), now) }),
  };
}
