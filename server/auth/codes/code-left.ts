import type { ReadDb } from '#database/connect.ts';
import { type CodeKey, selectCodeExpiry } from './queries-code.ts';

/** Returns for how many seconds the last code sent to this requester is still valid; 0 = there is none. */
export async function codeSecondsLeft(db: ReadDb, { now, ...key }: CodeKey & { now: Date }): Promise<number> {
  const expiresAt = await selectCodeExpiry(db, key);
  return expiresAt === undefined ? 0 : Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}
