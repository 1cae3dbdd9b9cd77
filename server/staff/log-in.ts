import type { LoginStep } from '#contract/admin/staff/staff.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { isPassword } from '#server/auth/passwords/password.ts';
import { recordAudit } from '#server/kit/audit.ts';
import { consumeLimits, type Limit } from '#server/kit/limits/limits.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffVisitor } from '#server/kit/staff-operation.ts';
import { beginStaffSession } from '#server/kit/session/staff-session.ts';
import { hasPasskey } from './passkey/queries-passkey.ts';
import { hasFactor } from './queries-factor.ts';
import { findByEmail } from './queries.ts';
import type { StaffDeps } from './staff-deps.ts';

const quarterMs = 15 * minuteMs;

/**
 * Limits attempts for one mail address from one network, and for one network, so that a stranger who knows an address cannot lock out its
 * owner.
 */
const limitsOf = (email: string, ip: string, most: StaffDeps['limits']): Limit[] => [
  {
    name: 'STAFF_LOGINS',
    subject: `staff-login:${email.toLowerCase()}:${networkOf(ip)}`,
    max: most.staffLoginsPerEmail,
    perMs: quarterMs,
  },
  {
    name: 'STAFF_LOGINS',
    subject: `staff-login-network:${networkOf(ip)}`,
    max: most.staffLoginsPerNetwork,
    perMs: quarterMs,
  },
];

interface Attempt {
  email: string;
  password: string;
  caller: StaffVisitor;
  now: Date;
}

/**
 * Checks the password and starts a half session. A wrong address and a wrong password get the same response after the same time. Refuses
 * with CREDENTIALS_INVALID or RATE_LIMITED.
 */
export async function logIn(deps: StaffDeps, { email, password, caller, now }: Attempt): Promise<LoginStep> {
  const { db } = deps;
  const { ip, device, requestId } = caller;
  const limits = limitsOf(email, ip, deps.limits);
  await consumeLimits(deps, { limits, now });
  const staff = await findByEmail(db, email);
  const isRight = await isPassword(password, staff?.password_hash ?? null);
  const isLetIn = isRight && staff?.staff_state === 'ACTIVE';
  await recordAudit(db, {
    staffId: staff?.id ?? null,
    action: isLetIn ? 'session.password' : 'session.refused',
    resource: 'staff',
    recordId: staff ? String(staff.id) : null,
    ip,
    device,
    requestId,
  });
  if (!isLetIn) throw new Refusal('CREDENTIALS_INVALID');
  return startHalfSession(deps, { staffId: staff.id, caller, now });
}

/** Starts a half session and returns the required next step. */
export async function startHalfSession(
  deps: StaffDeps,
  { staffId, caller, now }: { staffId: number; caller: StaffVisitor; now: Date },
): Promise<LoginStep> {
  const { ip, device, cookies } = caller;
  await beginStaffSession(deps, cookies, { staffId, kind: 'HALF', ip, device, now });
  return {
    next: (await hasFactor(deps.db, staffId)) ? 'FACTOR' : 'ENROLL',
    hasPasskey: await hasPasskey(deps.db, staffId),
  };
}
