import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User } from '#server/kit/session.ts';
import { opensOrder } from './order-link.ts';
import { isOrderOf } from './queries-list.ts';

/** Lets in whoever has the order's link, and the user whose order it is. Refuses everybody else with NOT_FOUND, as if there were none. */
export async function requireAccess(
  { db, secret }: { db: ReadDb; secret: string },
  { number, token, user }: { number: string; token: string | undefined; user: Pick<User, 'id'> | undefined },
): Promise<void> {
  if (opensOrder(secret, { number, token })) return;
  if (user !== undefined && (await isOrderOf(db, { number, userId: user.id }))) return;
  throw new Refusal('NOT_FOUND');
}
