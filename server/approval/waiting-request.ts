import type { ReadDb } from '#database/connect.ts';
import type { ApprovalKind } from '#domain/approval/approval-kinds.ts';
import { findWaitingOf } from './queries.ts';

/** Returns the oldest pending approval request about a record; `resource` is named as in the audit. */
export const findWaitingRequest = (
  db: ReadDb,
  record: { resource: string; recordId: string },
): Promise<{ id: number; kind: ApprovalKind } | undefined> => findWaitingOf(db, record);
