import type { ReadDb } from '#database/connect.ts';
import { openToken } from './card-token.ts';
import { findCard } from './queries.ts';

/** What a verified card of this user is charged by at this provider, for its ears only; undefined = there is no such card. */
export async function findCardToken(
  { secret }: { secret: string },
  db: ReadDb,
  { userId, id, provider }: { userId: number; id: number; provider: string },
): Promise<string | undefined> {
  const card = await findCard(db, { userId, id });
  if (card === undefined || card.verified_at === null || card.provider !== provider) return undefined;
  return openToken(secret, card);
}
