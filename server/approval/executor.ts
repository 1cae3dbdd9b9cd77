import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
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
  /** In the transaction of the decision. A Refusal that it throws is the answer to the yes, and the request goes on waiting. */
  run: (db: Db, payload: unknown, approved: Approved) => Promise<void>;
  /** The effect as it is now, for kinds whose effect changes with prices and stock. Left out = it is as it was requested. */
  assess?: (db: ReadDb, payload: unknown, now: Date) => Promise<ApprovalEffect>;
}

export type ApprovalExecutors = Partial<Record<ApprovalKind, ApprovalExecutor>>;

interface Parts<S extends TSchema> {
  /** Of the payload. */
  schema: S;
  run: (db: Db, payload: Static<S>, approved: Approved) => Promise<void>;
  assess?: (db: ReadDb, payload: Static<S>, now: Date) => Promise<ApprovalEffect>;
}

/** Keeps the payload's type: what does not fit the schema is an error. */
export function approvalExecutor<S extends TSchema>({ schema, run, assess }: Parts<S>): ApprovalExecutor {
  const payloads = Compile(schema);
  return {
    run: (db, payload, approved) => run(db, payloads.Parse(payload), approved),
    ...(assess && { assess: (db, payload, now) => assess(db, payloads.Parse(payload), now) }),
  };
}
