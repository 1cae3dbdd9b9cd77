import type { ReadDb } from '#database/connect.ts';
import { type CodePurpose, selectCodeExpiry } from './queries-code.ts';

/** How long the code that was sent last is still good, s; 0 = there is none. */
export async function codeSecondsLeft(
  db: ReadDb,
  { purpose, destination, now }: { purpose: CodePurpose; destination: string; now: Date },
): Promise<number> {
  const expiresAt = await selectCodeExpiry(db, { purpose, destination });
  return expiresAt === undefined ? 0 : Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
}
