import type { ReadDb } from '#database/connect.ts';
import type { Caller } from '#server/kit/operation.ts';
import { hasProof } from './proof-cookie.ts';
import { requireAccess } from './require-access.ts';

export interface OpeningCall {
  caller: Caller;
  /** `token`: of the order's signed link. */
  input: { number: string; token?: string | undefined };
  now: Date;
}

/** Refuses NOT_FOUND for another's order. Whether the caller is its user, or their browser has proven to know its phone. */
export async function isProvenFor(
  deps: { db: ReadDb; secret: string },
  { caller, input: { number, token }, now }: OpeningCall,
): Promise<boolean> {
  const access = await requireAccess(deps, { number, token, user: caller.user ?? undefined });
  return access === 'USER' || hasProof(caller.cookies, { secret: deps.secret, number, now });
}
