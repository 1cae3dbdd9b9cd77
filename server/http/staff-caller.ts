import type { FastifyRequest } from 'fastify';
import type { StaffAccess, StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import { languageOnWire, languages } from '#contract/words.ts';
import {
  keyPermissions,
  needsStepUp,
  type Permission,
  scopeOf,
  stepUpMinutes,
} from '#domain/auth/permissions.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { cookieJar, type CookieJar } from '#server/kit/http/cookies.ts';
import { noteCaller } from '#server/kit/monitoring/log-facts.ts';
import { isSignedToken } from '#server/kit/crypto/signing.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findStaffKey, keyOf, type KeyDeps } from '#server/kit/session/staff-key.ts';
import { findStaffSession } from '#server/kit/session/staff-session.ts';
import type { Staff, StaffCaller, StaffSession, StaffVisitor } from '#server/kit/staff-operation.ts';

/** A caller who may call, and the cookies of the answer. */
export interface Admitted {
  caller: StaffVisitor | StaffCaller;
  cookies: CookieJar;
}

export interface AdmissionParts {
  deps: KeyDeps;
  publicUrl: string;
  now: () => Date;
}

/**
 * Who calls a staff operation, once they may (backoffice.md 3.1, 3.3). Refuses FORBIDDEN for a call that changes something and does not
 * come from our own pages, UNAUTHENTICATED (facts.next: PASSWORD or FACTOR), PERMISSION_MISSING (facts.permission), STEP_UP_REQUIRED.
 * `Authorization: Bearer zak_…` calls by a key instead of a cookie: no browser sends it by itself, so its origin says nothing.
 * The header `X-Idle: 1` says that nobody has touched the page for a while. `Accept-Language` names the language in which a page is read,
 * which may be chosen for a device; without one of ours it is the account's.
 */
export async function admitCaller(
  { deps, publicUrl, now }: AdmissionParts,
  operation: Pick<StaffOperation, 'method' | 'access' | 'status'>,
  request: FastifyRequest,
): Promise<Admitted> {
  const isUnsafe = operation.method !== 'GET';
  const key = keyOf(request.headers.authorization);
  if (isUnsafe && key === undefined) refuseForeignOrigin(request, publicUrl);
  const cookies = cookieJar(request.headers.cookie, deps);
  const { ip, log, id: requestId, headers } = request;
  const language = languageOnWire(request.language);
  const device = headers['user-agent'] ?? '';
  const visitor: StaffVisitor = { ip, language, device, requestId, cookies, log };
  const { access } = operation;
  if (key !== undefined) {
    const caller = await admitKey({ deps, now: now() }, { key, visitor, operation });
    noteCaller(request, `staff:${caller.staff.id} key:${caller.keyId}`);
    return { caller, cookies };
  }
  if (access === 'anyone') return { caller: visitor, cookies };
  const isIdle = headers['x-idle'] === '1';
  const found = await findStaffSession(deps, cookies, { now: now(), isIdle });
  if (found === undefined) throw new Refusal('UNAUTHENTICATED', { next: 'PASSWORD' });
  const { staff, session } = found;
  noteCaller(request, `staff:${staff.id}`);
  if (isUnsafe && session.isWhole) refuseWrongCsrf(request, session);
  if (access !== 'half-session' && !session.isWhole) throw new Refusal('UNAUTHENTICATED', { next: 'FACTOR' });
  const stores = storesOf(access, { staff, session, now: now() });
  const shown = languages.find((one) => one === headers['accept-language']) ?? staff.language;
  return { caller: { ...visitor, language: shown, staff, session, keyId: null, stores }, cookies };
}

/**
 * A key has the permissions that are its scopes and its maker's. What belongs to a person, needs their second factor, or goes on when the
 * call is over is not open to it: KEY_NOT_ALLOWED. Refuses UNAUTHENTICATED, PERMISSION_MISSING (facts.permission), RATE_LIMITED.
 */
async function admitKey(
  { deps, now }: { deps: KeyDeps; now: Date },
  {
    key,
    visitor,
    operation: { access, status },
  }: { key: string; visitor: StaffVisitor; operation: Pick<StaffOperation, 'access' | 'status'> },
): Promise<StaffCaller> {
  const found = await findStaffKey(deps, key, { now, ip: visitor.ip });
  if (found === undefined) throw new Refusal('UNAUTHENTICATED', { next: 'PASSWORD' });
  if (!isOpenToKeys(access) || status === 202) throw new Refusal('KEY_NOT_ALLOWED');
  const { staff, session, keyId } = found;
  const scope = scopeOf(staff, access);
  if (scope === null) throw new Refusal('PERMISSION_MISSING', { permission: access });
  const stores = scope === 'ALL' ? null : staff.storeIds;
  return { ...visitor, language: staff.language, staff, session, keyId, stores };
}

const isOpenToKeys = (access: StaffAccess): access is Permission =>
  keyPermissions.some((permission) => permission === access);

/** Browsers name the origin of every call that changes something; a call without one is no page's of ours. */
function refuseForeignOrigin(
  { headers: { origin }, host, protocol }: FastifyRequest,
  publicUrl: string,
): void {
  const own = [new URL(publicUrl).origin, `${protocol}://${host}`];
  if (origin === undefined || !own.includes(origin)) throw new Refusal('FORBIDDEN');
}

function refuseWrongCsrf({ headers }: FastifyRequest, { csrf }: StaffSession): void {
  const given = headers['x-csrf'];
  if (!isSignedToken(csrf, typeof given === 'string' ? given : undefined)) throw new Refusal('FORBIDDEN');
}

/** The stores whose records this access spans; null = all of them. */
function storesOf(
  access: Exclude<StaffAccess, 'anyone'>,
  { staff, session, now }: { staff: Staff; session: StaffSession; now: Date },
): readonly number[] | null {
  if (access === 'half-session' || access === 'signed-in') return null;
  if (access === 'stepped-up') {
    refuseWithoutStepUp({ session, now });
    return null;
  }
  const scope = scopeOf(staff, access);
  if (scope === null) throw new Refusal('PERMISSION_MISSING', { permission: access });
  if (needsStepUp(access)) refuseWithoutStepUp({ session, now });
  return scope === 'ALL' ? null : staff.storeIds;
}

function refuseWithoutStepUp({ session: { steppedUpAt }, now }: { session: StaffSession; now: Date }): void {
  const ageMs = steppedUpAt === null ? Infinity : now.getTime() - steppedUpAt.getTime();
  if (ageMs > stepUpMinutes * minuteMs) throw new Refusal('STEP_UP_REQUIRED');
}

/** The version in If-Match, `"14"`. Refuses VERSION_MISSING. */
export function versionOf(header: string | undefined): number {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(header ?? '') ?? [];
  if (digits === undefined) throw new Refusal('VERSION_MISSING');
  return Number(digits);
}

/** Who calls a route that is no operation, with a whole session. Refuses UNAUTHENTICATED. */
export async function admitStaff(
  parts: AdmissionParts,
  request: FastifyRequest,
): Promise<Pick<StaffCaller, 'staff' | 'session'>> {
  const { caller } = await admitCaller(parts, { method: 'GET', access: 'signed-in' }, request);
  if (!('staff' in caller)) throw new Error('nobody is logged in after the admission');
  return caller;
}
