import type { Me } from '#contract/me.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findUser, selectConsents } from './queries.ts';
import { meToWire } from './wire.ts';

/** Returns the user as the settings show them. Refuses with UNAUTHENTICATED if the account has been closed in the meantime. */
export async function getMe(db: ReadDb, userId: number): Promise<Me> {
  const [row, consents] = await Promise.all([findUser(db, userId), selectConsents(db, userId)]);
  if (row === undefined) throw new Refusal('UNAUTHENTICATED');
  return meToWire(row, consents);
}
