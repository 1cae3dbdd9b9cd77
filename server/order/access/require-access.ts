import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User } from '#server/kit/session/session.ts';
import { opensOrder } from './order-link.ts';
import { isOrderOf } from '../lists/queries-list.ts';

/** How a visitor has access to an order: as its user, or by its signed link. */
export type Access = 'USER' | 'LINK';

/** Requires the order's user or its signed link. Refuses everybody else with NOT_FOUND, as if the order did not exist. */
export async function requireAccess(
  { db, secret }: { db: ReadDb; secret: string },
  { number, token, user }: { number: string; token: string | undefined; user: Pick<User, 'id'> | undefined },
): Promise<Access> {
  if (user !== undefined && (await isOrderOf(db, { number, userId: user.id }))) return 'USER';
  if (opensOrder(secret, { number, token })) return 'LINK';
  throw new Refusal('NOT_FOUND');
}
