import type {
  AddPasskey,
  NewPasskey,
  OwnFactor,
  PasskeyAnswer,
  PasskeyRequest,
} from '#contract/admin/staff/passkey.ts';
import { minuteMs } from '#domain/units/durations.ts';
import { withTransaction } from '#database/transaction.ts';
import { hmac, randomToken } from '#server/kit/crypto/signing.ts';
import { releaseLimits, consumeLimits } from '#server/kit/limits/limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { factorTriesOf } from '../factor.ts';
import type { StaffDeps } from '../staff-deps.ts';
import {
  type ChallengePurpose,
  insertPasskey,
  lockPasskey,
  recordSignature,
  type OwnFactorRow,
  putChallenge,
  selectCredentialIds,
  takeChallenge,
} from './queries-passkey.ts';
import { algorithms, bytesOf, readNewPasskey, readSignature, rpIdOf, textOf } from './signature.ts';

const challengeMinutes = 5;

interface Call {
  caller: StaffCaller;
  now: Date;
}

/** Returns the challenge that one of the caller's passkeys must sign. Refuses with NOT_FOUND if the caller has none. */
export async function beginAnswer(deps: StaffDeps, { caller, now }: Call): Promise<PasskeyRequest> {
  const credentialIds = await ownCredentialIds(deps, caller);
  const rpId = rpIdOf(deps.publicUrl);
  if (credentialIds.length === 0 || rpId === undefined) throw new Refusal('NOT_FOUND');
  return { challenge: await newChallenge(deps, { caller, now }, 'AUTHENTICATE'), rpId, credentialIds };
}

/** Checks a passkey's signature as the second factor. Refuses with SECOND_FACTOR_WRONG or RATE_LIMITED. */
export async function checkPasskey(
  deps: StaffDeps,
  { caller, answer, now }: Call & { answer: PasskeyAnswer },
): Promise<void> {
  const limits = factorTriesOf(caller.staff.id, deps);
  await consumeLimits(deps, { limits, now });
  const challenge = await ownChallenge(deps, { caller, now }, 'AUTHENTICATE');
  const isRight = await withTransaction(deps.db, async (db) => {
    const passkey = await lockPasskey(db, {
      staffId: caller.staff.id,
      credentialId: bytesOf(answer.credentialId),
    });
    const signCount =
      passkey && (await readSignature({ publicUrl: deps.publicUrl, challenge }, answer, passkey));
    if (passkey === undefined || signCount === undefined) return false;
    await recordSignature(db, { id: passkey.id, signCount, now });
    return true;
  });
  if (!isRight) throw new Refusal('SECOND_FACTOR_WRONG');
  await releaseLimits(deps, { limits, now });
}

/** Returns the options for creating a passkey. Refuses with FORBIDDEN if the shop's address is an IP address. */
export async function beginPasskey(deps: StaffDeps, { caller, now }: Call): Promise<NewPasskey> {
  const rpId = rpIdOf(deps.publicUrl);
  if (rpId === undefined) throw new Refusal('FORBIDDEN');
  const { id, email, name } = caller.staff;
  return {
    challenge: await newChallenge(deps, { caller, now }, 'REGISTER'),
    rpId,
    userId: textOf(hmac(deps.secret, `staff-passkey-user:${id}`)),
    userName: email,
    displayName: name,
    algorithms,
    credentialIds: await ownCredentialIds(deps, caller),
  };
}

/** Refuses with SECOND_FACTOR_WRONG if the passkey does not match the options. */
export async function addPasskey(
  deps: StaffDeps,
  { caller, made, now }: Call & { made: AddPasskey },
): Promise<OwnFactor> {
  const challenge = await ownChallenge(deps, { caller, now }, 'REGISTER');
  const passkey = await readNewPasskey({ publicUrl: deps.publicUrl, challenge }, made);
  const row =
    passkey &&
    (await insertPasskey(deps.db, { ...passkey, staffId: caller.staff.id, name: made.name.trim(), now }));
  if (row === undefined) throw new Refusal('SECOND_FACTOR_WRONG');
  return toOwnFactor(row);
}

export const toOwnFactor = ({ id, kind, name, created_at, used_at }: OwnFactorRow): OwnFactor => ({
  id,
  kind: kind === 'PASSKEY' ? 'PASSKEY' : 'TOTP',
  name,
  createdAt: created_at.toISOString(),
  usedAt: used_at?.toISOString() ?? null,
});

async function ownCredentialIds({ db }: StaffDeps, { staff }: StaffCaller): Promise<string[]> {
  return (await selectCredentialIds(db, staff.id)).map(textOf);
}

async function newChallenge(
  { db }: StaffDeps,
  { caller, now }: Call,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = randomToken();
  const expiresAt = new Date(now.getTime() + challengeMinutes * minuteMs);
  await putChallenge(db, { sessionHash: caller.session.idHash, purpose, challenge, expiresAt, now });
  return challenge;
}

async function ownChallenge(
  { db }: StaffDeps,
  { caller, now }: Call,
  purpose: ChallengePurpose,
): Promise<string> {
  const challenge = await takeChallenge(db, { sessionHash: caller.session.idHash, purpose, now });
  if (challenge === undefined) throw new Refusal('SECOND_FACTOR_WRONG');
  return challenge;
}
