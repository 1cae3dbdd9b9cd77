import { randomInt } from 'node:crypto';
import { minuteMs } from '#domain/units/durations.ts';
import { withTransaction } from '#database/transaction.ts';
import { type AuditEntry, withAudit } from '#server/kit/audit.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { type Limit, releaseLimits, consumeLimits } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff, StaffCaller } from '#server/kit/staff-operation.ts';
import {
  deleteActiveApp,
  insertFactor,
  lockFactor,
  lockNewFactor,
  recordStep,
  replaceRecoveryCodes,
  takeRecoveryCode,
} from './queries-factor.ts';
import type { StaffDeps } from './staff-deps.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

const recoveryCodes = 10;
/** Without letters and digits that are easily confused. */
const recoveryLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const sealerOf = (secret: string) => createSealer(secret, 'staff-totp');

/** Limits wrong codes per quarter of an hour, so that six digits cannot be guessed. */
export const factorTriesOf = (staffId: number, { limits }: Pick<StaffDeps, 'limits'>): Limit[] => [
  {
    name: 'STAFF_FACTOR',
    subject: `staff-factor:${staffId}`,
    max: limits.staffFactorTries,
    perMs: 15 * minuteMs,
  },
];

interface Typed {
  staff: Pick<Staff, 'id'>;
  /** The authenticator app's code, or a recovery code. */
  code: string;
  now: Date;
}

/** Checks the second factor. Refuses with SECOND_FACTOR_WRONG, SECOND_FACTOR_USED or RATE_LIMITED. */
export async function checkFactor(deps: StaffDeps, typed: Typed): Promise<void> {
  const { staff, now } = typed;
  const limits = factorTriesOf(staff.id, deps);
  await consumeLimits(deps, { limits, now });
  const found = await withTransaction(deps.db, (db) => takeCode({ ...deps, db }, typed));
  if (found === 'UNKNOWN') throw new Refusal('SECOND_FACTOR_WRONG');
  if (found === 'USED') throw new Refusal('SECOND_FACTOR_USED');
  await releaseLimits(deps, { limits, now });
}

async function takeCode({ db, secret }: StaffDeps, { staff, code, now }: Typed) {
  const factor = await lockFactor(db, staff.id);
  if (factor === undefined) return 'UNKNOWN';
  if (!/^\d{6}$/.test(code))
    return takeRecoveryCode(db, { staffId: staff.id, hash: hashOf(secret, code), now });
  const step = totpStep(sealerOf(secret).open(factor.secret_sealed), code, now);
  if (step === undefined) return 'UNKNOWN';
  if (step <= factor.last_step) return 'USED';
  await recordStep(db, { id: factor.id, step, now });
  return 'NEW';
}

/** Creates the secret of a new authenticator app; it is active after its first code was entered. */
export async function beginTotp(
  { db, secret }: StaffDeps,
  { staff, now }: { staff: Pick<Staff, 'id' | 'email'>; now: Date },
): Promise<{ secret: string; uri: string }> {
  const newSecret = newTotpSecret();
  await withTransaction(db, (db) =>
    insertFactor(db, { staffId: staff.id, sealed: sealerOf(secret).seal(newSecret), now }),
  );
  return { secret: newSecret, uri: totpUri(newSecret, staff.email) };
}

/**
 * Activates the new app with its first code; an app that it replaces ends. Returns new recovery codes. Refuses with SECOND_FACTOR_WRONG or
 * RATE_LIMITED.
 */
export async function confirmTotp(
  deps: StaffDeps,
  { caller, code, now }: Omit<Typed, 'staff'> & { caller: StaffCaller },
): Promise<string[]> {
  const { secret } = deps;
  const { staff } = caller;
  // outside the audit transaction, so that a wrong code stays counted
  await consumeLimits(deps, { limits: factorTriesOf(staff.id, deps), now });
  const codes = newRecoveryCodes();
  await withAudit(deps.db, entryOf(caller, 'staff.totp-add'), async (db) => {
    const factor = await lockNewFactor(db, staff.id);
    const step = factor && totpStep(sealerOf(secret).open(factor.secret_sealed), code, now);
    if (factor === undefined || step === undefined) throw new Refusal('SECOND_FACTOR_WRONG');
    await deleteActiveApp(db, staff.id);
    await recordStep(db, { id: factor.id, step, confirmedAt: now, now });
    await replaceRecoveryCodes(db, { staffId: staff.id, hashes: codes.map((one) => hashOf(secret, one)) });
    return factor.id;
  });
  return codes;
}

/** Replaces the recovery codes. Returns the new ones. Refuses with NOT_FOUND without an authenticator app. */
export async function renewRecoveryCodes(
  { db, secret }: StaffDeps,
  { caller }: { caller: StaffCaller },
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const staffId = caller.staff.id;
  await withAudit(db, entryOf(caller, 'staff.recovery-codes'), async (db) => {
    const factor = await lockFactor(db, staffId);
    if (factor === undefined) throw new Refusal('NOT_FOUND');
    await replaceRecoveryCodes(db, { staffId, hashes: codes.map((one) => hashOf(secret, one)) });
    return factor.id;
  });
  return codes;
}

const entryOf =
  ({ staff, ip, device, requestId }: StaffCaller, action: string) =>
  (factorId: number): AuditEntry => ({
    staffId: staff.id,
    action,
    resource: 'factor',
    recordId: String(factorId),
    ip,
    device,
    requestId,
  });

/** For the demo's accounts, whose secret is written to a file. */
export const sealTotp = (secret: string, totpSecret: string): Buffer => sealerOf(secret).seal(totpSecret);

const newRecoveryCodes = (): string[] => Array.from({ length: recoveryCodes }, newRecoveryCode);

const newRecoveryCode = (): string =>
  Array.from({ length: 2 }, () =>
    Array.from({ length: 5 }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join(''),
  ).join('-');

/** 50 random bits, which cannot be guessed, so a keyed hash is enough (docs/decisions/0098-login-of-the-staff.md). */
const hashOf = (secret: string, code: string): Buffer =>
  hmac(secret, `staff-recovery:${code.toUpperCase().replaceAll('-', '')}`);
