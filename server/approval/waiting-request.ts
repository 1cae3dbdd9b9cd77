import type { ReadDb } from '#database/connect.ts';
import type { ApprovalKind } from '#domain/approval/approval-kinds.ts';
import { findWaitingOf } from './queries.ts';

/** The request about a record that waits for a second person, the first one; `resource` as the audit names it. */
export const findWaitingRequest = (
  db: ReadDb,
  record: { resource: string; recordId: string },
): Promise<{ id: number; kind: ApprovalKind } | undefined> => findWaitingOf(db, record);
