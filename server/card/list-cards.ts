import type { Card } from '#contract/catalog/card.ts';
import { cardLimit } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectCards } from './queries.ts';
import { cardToWire } from './wire.ts';

/** Lists the user's cards, including unverified ones: the default first, then newest first. */
export async function listCardsOf(
  db: ReadDb,
  { userId, now }: { userId: number; now: Date },
): Promise<Card[]> {
  const rows = await selectCards(db, { userId, limit: cardLimit });
  return rows.map((row) => cardToWire(row, now));
}
