import type { Db } from '#database/connect.ts';
import { markHeldItemsSold, withdrawSoldItems } from '../queries-sold-items.ts';

/** Marks the pieces of a handed-over order as SOLD and ends their hold. */
export async function markItemsSold(db: Db, orderId: number): Promise<void> {
  await markHeldItemsSold(db, orderId);
}

/** Marks returned pieces as WITHDRAWN: they are inspected before they are sold again. */
export async function withdrawReturnedItems(db: Db, itemIds: readonly number[]): Promise<void> {
  await withdrawSoldItems(db, itemIds);
}
