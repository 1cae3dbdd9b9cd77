import type { CodeSent } from '#contract/auth.ts';
import type { PageLanguage } from '#contract/words.ts';
import { phoneProvenAt } from '#domain/order/phone-proof.ts';
import { codeSecondsLeft } from '#server/auth/codes/code-left.ts';
import { redeemCode } from '#server/auth/codes/redeem-code.ts';
import { type CodeDeps, sendCode } from '#server/auth/codes/send-code.ts';
import { type CartOwner, scopeOf } from '#server/cart/owner/cart-owner.ts';
import { findPhoneProof, storePhoneProof } from '#server/cart/owner/phone-proof.ts';
import { requesterHmac } from '#server/kit/session/requester.ts';
import { Refusal } from '#server/kit/refusal.ts';

export interface TypedCode {
  owner: CartOwner;
  /** The order's phone, E.164. */
  phone: string;
  ownPhone: string | null;
  /** The code sent with the order form. */
  code: string;
  now: Date;
}

/**
 * Marks the order's phone as proven for the cart if the code is right, whatever happens to the order. A wrong code is returned, not
 * thrown, because an order that was already placed is returned for any code.
 */
export async function redeemPhoneCode(deps: CodeDeps, typed: TypedCode): Promise<Refusal | undefined> {
  const { owner, phone, code, now } = typed;
  if (await isProven(deps, typed)) return undefined;
  const proof = { phone, provenAt: now };
  try {
    await redeemCode(
      deps,
      { purpose: 'CHECKOUT', destination: phone, requester: requesterOf(deps, owner), code, now },
      (db) => storePhoneProof(db, { owner, proof }),
    );
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // the second of two taps finds the code used and the phone already proven
    return (await isProven(deps, typed)) ? undefined : error;
  }
}

export interface CodeCall {
  owner: CartOwner;
  phone: string;
  language: PageLanguage;
  ip: string;
  now: Date;
}

/** The code is valid for this cart only. */
const requesterOf = ({ secret }: CodeDeps, owner: CartOwner): Buffer =>
  requesterHmac(secret, `cart:${scopeOf(owner)}`);

/** Sends a code to the phone of the order, unless one was sent too recently. Refuses as `sendCode` does. */
export async function sendPhoneCode(
  deps: CodeDeps,
  { owner, phone, language, ip, now }: CodeCall,
): Promise<CodeSent> {
  const requester = requesterOf(deps, owner);
  const code = { purpose: 'CHECKOUT', destination: phone, requester, language, ip, now } as const;
  try {
    return await sendCode(deps, code);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    const expiresIn = await codeSecondsLeft(deps.db, code);
    if (expiresIn === 0) throw error;
    return { resendAfter: Number(error.facts?.['retryAfterSeconds']), expiresIn };
  }
}

async function isProven({ db }: CodeDeps, { owner, phone, ownPhone, now }: TypedCode): Promise<boolean> {
  const proof = await findPhoneProof(db, owner);
  return phoneProvenAt({ phone, ownPhone, proof }, now) !== null;
}
