import { Type } from 'typebox';
import { approvalExecutor, type ApprovalExecutor } from '#server/approval/executor.ts';
import type { CloseAccount } from '#server/account/account-parts.ts';
import { closeAccount } from '#server/account/close-account.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';

const Payload = Type.Object({ userId: Type.Integer() });

/** Always of two people: what is erased does not come back. */
export const eraseNeedsApproval = ({ id, reason }: { id: number; reason: string }): ApprovalNeeded =>
  new ApprovalNeeded({
    kind: 'ERASE',
    payload: { userId: id },
    effect: { amountSom: null, serials: [] },
    resource: 'customer',
    recordId: String(id),
    reason,
  });

/** Closes the account as its user would: orders and money stay, because the law asks for them. */
export const eraseExecutor = (closers: readonly CloseAccount[]): ApprovalExecutor =>
  approvalExecutor({
    schema: Payload,
    run: (db, { userId }, { now }) => closeAccount({ db, closers }, { userId, now }),
  });
