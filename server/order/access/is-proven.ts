import type { ReadDb } from '#database/connect.ts';
import type { Caller } from '#server/kit/operation.ts';
import { hasProof } from './proof-cookie.ts';
import { requireAccess } from './require-access.ts';

export interface OpeningCall {
  caller: Caller;
  /** `token`: the token from the order's signed link. */
  input: { number: string; token?: string | undefined };
  now: Date;
}

/**
 * Checks whether the caller is the order's user, or whether this browser has proven that it knows the order's phone. Refuses with
 * NOT_FOUND if the order belongs to another customer.
 */
export async function isProvenFor(
  deps: { db: ReadDb; secret: string },
  { caller, input: { number, token }, now }: OpeningCall,
): Promise<boolean> {
  const access = await requireAccess(deps, { number, token, user: caller.user ?? undefined });
  return access === 'USER' || hasProof(caller.cookies, { secret: deps.secret, number, now });
}
