import type { ApprovalKind } from '#domain/approval/approval-kinds.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ApprovalEffect } from '#server/kit/approval-needed.ts';

export interface Approved {
  approvalId: number;
  /** Staff ids. */
  requestedBy: number;
  decidedBy: number;
  reason: string;
  now: Date;
}

/** Executes an approved request. */
export interface ApprovalExecutor {
  /** Runs in the transaction of the decision. A Refusal that it throws becomes the response, and the request stays pending. */
  run: (db: Db, payload: unknown, approved: Approved) => Promise<void>;
  /** Computes the current effect, for kinds whose effect depends on prices and stock. Omitted = the effect is as requested. */
  assess?: (db: ReadDb, payload: unknown, now: Date) => Promise<ApprovalEffect>;
}

export type ApprovalExecutors = Partial<Record<ApprovalKind, ApprovalExecutor>>;

interface Parts<Payload> {
  /** Compiled from the payload's schema; throws if a payload does not match. */
  payloads: { Parse: (payload: unknown) => Payload };
  run: (db: Db, payload: Payload, approved: Approved) => Promise<void>;
  assess?: (db: ReadDb, payload: Payload, now: Date) => Promise<ApprovalEffect>;
}

/** Connects an executor to its payload type. */
export function approvalExecutor<Payload>({ payloads, run, assess }: Parts<Payload>): ApprovalExecutor {
  return {
    run: (db, payload, approved) => run(db, payloads.Parse(payload), approved),
    ...(assess && { assess: (db, payload, now) => assess(db, payloads.Parse(payload), now) }),
  };
}
