import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { approvalExecutor, type ApprovalExecutor } from '#server/approval/executor.ts';
import type { CloseAccount } from '#server/account/account-parts.ts';
import { closeAccount } from '#server/account/close-account.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { completePrivacyRequest } from './privacy/privacy-requests.ts';

const payloads = Compile(Type.Object({ userId: Type.Integer() }));

/** An erasure always needs a second person, because it cannot be undone. */
export const eraseNeedsApproval = ({ id, reason }: { id: number; reason: string }): ApprovalNeeded =>
  new ApprovalNeeded({
    kind: 'ERASE',
    payload: { userId: id },
    effect: { amountSom: null, serials: [] },
    resource: 'customer',
    recordId: String(id),
    reason,
  });

/** Closes the account as its user would: orders and payments stay, as the law requires. */
export const eraseExecutor = (closers: readonly CloseAccount[]): ApprovalExecutor =>
  approvalExecutor({
    payloads,
    async run(db, { userId }, { requestedBy, decidedBy, reason, now }) {
      const done = { userId, kind: 'ERASE', basis: reason, now } as const;
      await completePrivacyRequest(db, { ...done, staffId: requestedBy, approvedBy: decidedBy });
      await closeAccount({ db, closers }, { userId, now });
    },
  });
