import type { FastifyRequest } from 'fastify';
import type { Db } from '#database/connect.ts';
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
import { recordAuditOnceAMinute } from '#server/kit/audit.ts';
import { recordCaller } from '#server/kit/monitoring/log-facts.ts';
import { isSignedToken } from '#server/kit/crypto/signing.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findStaffKey, keyOf, type KeyDeps } from '#server/kit/session/staff-key.ts';
import { findStaffSession } from '#server/kit/session/staff-session.ts';
import type { StaffCaller, StaffSession, StaffVisitor } from '#server/kit/staff-operation.ts';

/** An admitted caller, and the cookies of the response. */
export interface Admitted {
  caller: StaffVisitor | StaffCaller;
  cookies: CookieJar;
}

/** A refusal for a missing permission, before the operation began, with the caller for the audit. */
class PermissionMissing extends Refusal {
  readonly caller: RefusedCaller;

  constructor(permission: Permission, caller: RefusedCaller) {
    super('PERMISSION_MISSING', { permission });
    this.caller = caller;
  }
}

type RefusedCaller = Pick<StaffCaller, 'staff' | 'keyId' | 'ip' | 'device' | 'requestId'>;

export interface AdmissionParts {
  deps: KeyDeps;
  publicUrl: string;
  now: () => Date;
}

/**
 * Returns the caller of a staff operation if they may call it (backoffice.md 3.1, 3.3).
 * `Authorization: Bearer zak_…` authenticates by an API key instead of a cookie; the origin is not checked then, because browsers never
 * send this header by themselves.
 * The header `X-Idle: 1` marks a call that a page makes while nobody uses it. `Accept-Language` is the language of the page, which can be
 * chosen per device; without a supported one the account's language is used.
 * Refuses with FORBIDDEN for a changing call from a foreign origin, UNAUTHENTICATED (facts.next: PASSWORD or FACTOR), PERMISSION_MISSING
 * (facts.permission), STEP_UP_REQUIRED.
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
    recordCaller(request, `staff:${caller.staff.id} key:${caller.keyId}`);
    return { caller, cookies };
  }
  if (access === 'anyone') return { caller: visitor, cookies };
  const isIdle = headers['x-idle'] === '1';
  const found = await findStaffSession(deps, cookies, { now: now(), isIdle });
  if (found === undefined) throw new Refusal('UNAUTHENTICATED', { next: 'PASSWORD' });
  const { staff, session } = found;
  recordCaller(request, `staff:${staff.id}`);
  if (isUnsafe && session.isWhole) refuseWrongCsrf(request, session);
  if (access !== 'half-session' && !session.isWhole) throw new Refusal('UNAUTHENTICATED', { next: 'FACTOR' });
  const stores = storesOf(access, { ...visitor, staff, session, keyId: null }, now());
  const shown = languages.find((one) => one === headers['accept-language']) ?? staff.language;
  return { caller: { ...visitor, language: shown, staff, session, keyId: null, stores }, cookies };
}

/**
 * Admits a caller with an API key, which has those of its scopes that its maker is permitted, too. Refuses with KEY_NOT_ALLOWED for
 * operations that concern a person, need a second factor, or continue after the call; with UNAUTHENTICATED, PERMISSION_MISSING
 * (facts.permission), RATE_LIMITED.
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
  if (scope === null) throw new PermissionMissing(access, { ...visitor, staff, keyId });
  const stores = scope === 'ALL' ? null : staff.storeIds;
  return { ...visitor, language: staff.language, staff, session, keyId, stores };
}

/** Writes the audit entry of a call that was refused for a missing permission; the call itself has been rolled back. Always throws. */
export async function recordMissing(
  { deps: { db }, now }: { deps: { db: Db }; now: () => Date },
  { name, caller, error }: { name: string; caller?: StaffVisitor | StaffCaller; error: unknown },
): Promise<never> {
  if (!(error instanceof Refusal) || error.code !== 'PERMISSION_MISSING') throw error;
  const refused = error instanceof PermissionMissing ? error.caller : caller;
  if (refused !== undefined && 'staff' in refused)
    await recordAuditOnceAMinute(
      db,
      missingEntry(refused, { name, permission: error.facts?.['permission'] }),
      now(),
    );
  throw error;
}

const missingEntry = (
  { staff, keyId, ip, device, requestId }: RefusedCaller,
  { name, permission }: { name: string; permission: unknown },
) => ({
  staffId: staff.id,
  keyId,
  action: 'session.permission-missing',
  resource: 'operation',
  recordId: name,
  reason: typeof permission === 'string' ? permission : undefined,
  ip,
  device,
  requestId,
});

const isOpenToKeys = (access: StaffAccess): access is Permission =>
  keyPermissions.some((permission) => permission === access);

/** Browsers send an Origin with every changing call; a call without one is not from our pages. */
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

/** Returns the stores whose records this access covers; null = all. */
function storesOf(
  access: Exclude<StaffAccess, 'anyone'>,
  caller: RefusedCaller & { session: StaffSession },
  now: Date,
): readonly number[] | null {
  const { staff, session } = caller;
  if (access === 'half-session' || access === 'signed-in') return null;
  if (access === 'stepped-up') {
    refuseWithoutStepUp({ session, now });
    return null;
  }
  const scope = scopeOf(staff, access);
  if (scope === null) throw new PermissionMissing(access, caller);
  if (needsStepUp(access)) refuseWithoutStepUp({ session, now });
  return scope === 'ALL' ? null : staff.storeIds;
}

function refuseWithoutStepUp({ session: { steppedUpAt }, now }: { session: StaffSession; now: Date }): void {
  const ageMs = steppedUpAt === null ? Infinity : now.getTime() - steppedUpAt.getTime();
  if (ageMs > stepUpMinutes * minuteMs) throw new Refusal('STEP_UP_REQUIRED');
}

/** Parses the version in If-Match, `"14"`. Refuses with VERSION_MISSING. */
export function versionOf(header: string | undefined): number {
  const [, digits] = /^(?:W\/)?"(\d{1,9})"$/.exec(header ?? '') ?? [];
  if (digits === undefined) throw new Refusal('VERSION_MISSING');
  return Number(digits);
}

/** Returns the caller of a route that is not an operation; requires a whole session. Refuses with UNAUTHENTICATED. */
export async function admitStaff(
  parts: AdmissionParts,
  request: FastifyRequest,
): Promise<Pick<StaffCaller, 'staff' | 'session'>> {
  const { caller } = await admitCaller(parts, { method: 'GET', access: 'signed-in' }, request);
  if (!('staff' in caller)) throw new Error('the admitted caller has no session');
  return caller;
}
