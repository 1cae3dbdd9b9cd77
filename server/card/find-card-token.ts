import type { ReadDb } from '#database/connect.ts';
import { openToken } from './card-token.ts';
import { findCard } from './queries.ts';

/**
 * Returns the token with which this provider charges a verified card of the user, to be sent only to that provider; undefined if there is
 * no such card.
 */
export async function findCardToken(
  { secret }: { secret: string },
  db: ReadDb,
  { userId, id, provider }: { userId: number; id: number; provider: string },
): Promise<string | undefined> {
  const card = await findCard(db, { userId, id });
  if (card === undefined || card.verified_at === null || card.provider !== provider) return undefined;
  return openToken(secret, card);
}
