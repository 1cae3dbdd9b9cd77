import type { MyData } from '#contract/me.ts';
import type { ReadDb } from '#database/connect.ts';
import type { User } from '#server/kit/session/session.ts';
import type { ExportParts } from './account-parts.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';

/** Returns everything the shop stores about the user (ui.md PRO-5). Queries run one after the other: exports are rare and may be slow. */
export async function exportMe(
  { db, parts }: { db: ReadDb; parts: ExportParts },
  { user, now }: { user: User; now: Date },
): Promise<MyData> {
  return {
    exportedAt: now.toISOString(),
    me: await getMe(db, user.id),
    sessions: await listSessions(db, { user, now }),
    addresses: await parts.addresses(db, user.id),
    cards: await parts.cards(db, user.id),
    favorites: await parts.favorites(db, user.id),
    orders: await parts.orders(db, user.id),
    reviews: await parts.reviews(db, user.id),
    notes: await parts.notes(db, user.id),
    requests: await parts.requests(db, user.id),
  };
}
