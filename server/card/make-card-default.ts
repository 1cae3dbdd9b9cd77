import type { Card } from '#contract/catalog/card.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OwnCard, clearDefault, findCard, markDefault } from './queries.ts';
import { cardToWire } from './wire.ts';

/** Makes a card the default. Refuses with NOT_FOUND, and with CARD_DECLINED if it is not verified. */
export async function makeCardDefault(db: Db, { by, now }: { by: OwnCard; now: Date }): Promise<Card> {
  return withTransaction(db, async (db) => {
    await lockUser(db, by.userId);
    const row = await findCard(db, by);
    if (row === undefined) throw new Refusal('NOT_FOUND');
    if (row.verified_at === null) throw new Refusal('CARD_DECLINED');
    if (row.is_default) return cardToWire(row, now);
    await clearDefault(db, by.userId);
    return cardToWire(await markDefault(db, by), now);
  });
}
