import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { CodeSent } from '#contract/auth.ts';
import type { Me } from '#contract/me.ts';
import type { Db } from '#database/connect.ts';
import { errorCode } from '#database/problems.ts';
import { redeemCode } from '#server/auth/codes/redeem-code.ts';
import { type CodeDeps, sendCode } from '#server/auth/codes/send-code.ts';
import { requesterHmac } from '#server/kit/session/requester.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User } from '#server/kit/session/session.ts';
import { contactNoticeJob } from './contact-notice.ts';
import { getMe } from './get-me.ts';
import { findUser, setContact } from './queries.ts';

/** The user's new contact: a phone (E.164) or an email. */
export type Contact = { phone: string } | { email: string };

/** The user who requested the code: it is invalid for any other user. */
const Pending = Type.Object({ userId: Type.Integer() });

/**
 * Sends a code to the new phone or email. Whether another account has this contact is not revealed before the code is confirmed: only the
 * contact's owner may learn it.
 * Refuses with RATE_LIMITED, UPSTREAM_UNAVAILABLE.
 */
export async function requestContactChange(
  deps: CodeDeps,
  { user, contact, ip, now }: { user: User; contact: Contact; ip: string; now: Date },
): Promise<CodeSent> {
  const { id: userId, language } = user;
  return sendCode(deps, { ...codeOf(deps, { userId, contact }), language, pending: { userId }, ip, now });
}

/**
 * Sets the confirmed phone or email on the account and notifies the old one. Refuses with OTP_INVALID, OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS,
 * or CONTACT_IN_USE if another account has it (the code stays valid).
 */
export async function changeContact(
  deps: { db: Db; secret: string },
  { userId, contact, code, now }: { userId: number; contact: Contact; code: string; now: Date },
): Promise<Me> {
  return redeemCode(deps, { ...codeOf(deps, { userId, contact }), code, now }, async (db, pending) => {
    if (!Value.Check(Pending, pending) || pending.userId !== userId) throw new Refusal('OTP_INVALID');
    await lockUser(db, userId);
    const before = await findUser(db, userId);
    await putContact(db, { userId, contact });
    const notice = before && contactNoticeJob(before, contact);
    if (notice !== undefined) await enqueue(db, notice);
    return getMe(db, userId);
  });
}

/** The code's purpose, destination and requester. Emails are converted to lower case. */
function codeOf({ secret }: { secret: string }, { userId, contact }: { userId: number; contact: Contact }) {
  const requester = requesterHmac(secret, `user:${userId}`);
  return 'phone' in contact
    ? { purpose: 'CHANGE_PHONE' as const, destination: contact.phone, requester }
    : { purpose: 'CHANGE_EMAIL' as const, destination: contact.email, requester };
}

/** Relies on the unique key instead of a check beforehand, so that of two concurrent accounts only one gets the contact. */
async function putContact(db: Db, { userId, contact }: { userId: number; contact: Contact }): Promise<void> {
  try {
    await setContact(db, userId, contact);
  } catch (error) {
    if (errorCode(error) === uniqueViolation) throw new Refusal('CONTACT_IN_USE');
    throw error;
  }
}

const uniqueViolation = '23505';
