import type { LoginStep } from '#contract/admin/staff/staff.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { hashNewPassword } from '#server/auth/passwords/password.ts';
import { type AuditEntry, withAudit } from '#server/kit/audit.ts';
import { randomToken, sha256 } from '#server/kit/crypto/signing.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffVisitor } from '#server/kit/staff-operation.ts';
import { startHalfSession } from './log-in.ts';
import { insertLink, isLinkOpen, lockStaff, takeLink, updateStaff } from './queries.ts';
import type { StaffDeps } from './staff-deps.ts';

const invitationHours = 72;

/** Creates a link that a new member of the staff can open once within 72 hours. Returns its token; only a hash is stored. */
export async function createInvitation(
  db: Db,
  { staffId, now }: { staffId: number; now: Date },
): Promise<string> {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + invitationHours * hourMs);
  await insertLink(db, { tokenHash: sha256(token), staffId, purpose: 'INVITATION', expiresAt });
  return token;
}

/** The token is in the URL fragment, which is neither sent to servers nor logged. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/admin/invitation#${token}`;

/**
 * Sets the new member's password: activates the account and starts a half session. Refuses with GONE, also if the account was suspended, or
 * is active by another link, and with VALIDATION_FAILED (`commonPassword`).
 */
export async function acceptInvitation(
  deps: StaffDeps,
  { token, password, caller, now }: { token: string; password: string; caller: StaffVisitor; now: Date },
): Promise<LoginStep> {
  const link = { tokenHash: sha256(token), purpose: 'INVITATION', now } as const;
  // hashing is slow on purpose, and must not be done for everybody
  if (!(await isLinkOpen(deps.db, link))) throw new Refusal('GONE');
  // before the link is consumed, so that another password can be tried after a refusal
  const passwordHash = await hashNewPassword(password);
  const { ip, device, requestId } = caller;
  const entryOf = (id: number): AuditEntry => ({
    staffId: id,
    action: 'staff.accept',
    resource: 'staff',
    recordId: String(id),
    ip,
    device,
    requestId,
  });
  const staffId = await withAudit(deps.db, entryOf, async (db) => {
    const id = await takeLink(db, link);
    const member = id === undefined ? undefined : await lockStaff(db, id);
    if (id === undefined || member?.staff_state !== 'INVITED') throw new Refusal('GONE');
    await updateStaff(db, { id, state: 'ACTIVE', passwordHash });
    return id;
  });
  return startHalfSession(deps, { staffId, caller, now });
}
