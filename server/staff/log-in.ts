import type { LoginStep } from '#contract/admin/staff/staff.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { isPassword } from '#server/auth/passwords/password.ts';
import { recordAudit } from '#server/kit/audit.ts';
import { consumeLimits, type Limit, releaseLimits } from '#server/kit/limits/limits.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffVisitor } from '#server/kit/staff-operation.ts';
import { beginStaffSession } from '#server/kit/session/staff-session.ts';
import { hasPasskey } from './passkey/queries-passkey.ts';
import { hasFactor } from './queries-factor.ts';
import { findByEmail } from './queries.ts';
import type { StaffDeps } from './staff-deps.ts';

const quarter = 15;
const hour = 60;
/** Together they last less than the day for which events are kept. */
const waits = 23;

/**
 * `max` wrong attempts in a quarter of an hour; the waits after them double up to an hour, and never last longer. Each limit allows
 * `max` further attempts after the waits before it.
 */
function doublingLimits({ max, ...limit }: Omit<Limit, 'perMs'>): Limit[] {
  let minutes = 0;
  return Array.from({ length: waits }, (_, nth) => {
    minutes += Math.min(quarter * 2 ** nth, hour);
    return { ...limit, max: max * (nth + 1), perMs: minutes * minuteMs };
  });
}

/**
 * Limits wrong attempts for one mail address from one network, and for one network, so that a stranger who knows an address cannot lock
 * out its owner (docs/decisions/0098-login-of-the-staff.md).
 */
const limitsOf = (email: string, ip: string, most: StaffDeps['limits']): Limit[] => [
  ...doublingLimits({
    name: 'STAFF_LOGINS',
    subject: `staff-login:${email.toLowerCase()}:${networkOf(ip)}`,
    max: most.staffLoginsPerEmail,
  }),
  {
    name: 'STAFF_LOGINS',
    subject: `staff-login-network:${networkOf(ip)}`,
    max: most.staffLoginsPerNetwork,
    perMs: quarter * minuteMs,
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
  // counted before the check, so that concurrent attempts cannot exceed the limit
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
  await releaseLimits(deps, { limits, now });
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
