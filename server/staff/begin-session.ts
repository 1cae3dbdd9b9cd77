import type { StaffSession as SessionAnswer } from '#contract/admin/staff/staff.ts';
import { needsStepUp, permissions, scopeOf } from '#domain/auth/permissions.ts';
import type { ReadDb } from '#database/connect.ts';
import { recordAudit } from '#server/kit/audit.ts';
import { beginStaffSession, idleMinutes } from '#server/kit/session/staff-session.ts';
import type { Staff, StaffSession, StaffVisitor } from '#server/kit/staff-operation.ts';
import { recordDevice } from './new-device.ts';
import { hasPasskey } from './passkey/queries-passkey.ts';
import type { StaffDeps } from './staff-deps.ts';

interface Beginning {
  staff: Staff;
  caller: StaffVisitor;
  kind: 'WHOLE' | 'STEPPED_UP';
  replaces?: StaffSession;
  now: Date;
}

/** Starts a whole session under a new id, with an audit entry. The person is informed of a new device by mail. */
export async function startFullSession(
  deps: StaffDeps,
  { staff, caller, kind, replaces, now }: Beginning,
): Promise<SessionAnswer> {
  const session = await beginStaffSession(deps, caller.cookies, {
    staffId: staff.id,
    kind,
    ...(replaces && { replaces }),
    ip: caller.ip,
    device: caller.device,
    now,
  });
  // not for the demo's login without a password
  if (replaces) await recordDevice(deps.db, { staffId: staff.id, device: caller.device, ip: caller.ip, now });
  await recordSession(deps, { ...caller, staff }, kind === 'WHOLE' ? 'session.begin' : 'session.step-up');
  return sessionAnswer(deps.db, staff, session);
}

/** Writes an audit entry about the person's own session. */
export const recordSession = (
  { db }: StaffDeps,
  { staff, ip, device, requestId }: StaffVisitor & { staff: Staff },
  action: string,
): Promise<void> =>
  recordAudit(db, {
    staffId: staff.id,
    action,
    resource: 'staff',
    recordId: String(staff.id),
    ip,
    device,
    requestId,
  });

/** The logged-in person and their permissions. */
export async function sessionAnswer(db: ReadDb, staff: Staff, session: StaffSession): Promise<SessionAnswer> {
  const { id, name, email, role, language, storeIds } = staff;
  return {
    id,
    name,
    email,
    role,
    language,
    storeIds: [...storeIds],
    permissions: permissions.flatMap((permission) => {
      const scope = scopeOf({ role }, permission);
      return scope === null ? [] : [{ permission, scope, needsStepUp: needsStepUp(permission) }];
    }),
    hasPasskey: await hasPasskey(db, id),
    csrf: session.csrf,
    endsAt: session.endsAt.toISOString(),
    idleMinutes,
  };
}
