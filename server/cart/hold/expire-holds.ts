import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { endHolds, lockExpiredHolds, selectExpiredHolds } from './queries-hold.ts';

/**
 * What an order does when the time of its reservation is over: declared here because holds belong to the cart, done by `order`,
 * which stands to the right on the ladder; app.ts joins them. Runs in the given transaction, and looks again under its own lock.
 */
export type EndOrderHold = (db: Db, args: { orderId: number; now: Date }) => Promise<void>;

export interface ExpireDeps {
  db: Db;
  endOrderHold: EndOrderHold;
}

/**
 * Ends the holds whose time is over: the pieces are on sale again, unpaid orders expire. `holdIds` narrows it to those that stand in
 * a buyer's way, so that nobody waits for the job. Running it twice, or at once, does no harm.
 */
export async function expireHolds(
  { db, endOrderHold }: ExpireDeps,
  args: { now: Date; holdIds?: readonly number[] },
): Promise<void> {
  const expired = await selectExpiredHolds(db, args);
  const openHoldIds = expired.filter((hold) => hold.order_id === null).map((hold) => hold.id);
  if (openHoldIds.length > 0) {
    await withTransaction(db, async (db) => {
      await endHolds(db, await lockExpiredHolds(db, { now: args.now, holdIds: openHoldIds }));
    });
  }
  const orderIds = expired.flatMap((hold) => hold.order_id ?? []);
  const failures: unknown[] = [];
  for (const orderId of orderIds) {
    // one transaction per order: one that cannot expire must not block the rest
    await withTransaction(db, (db) => endOrderHold(db, { orderId, now: args.now })).catch(
      (error: unknown) => {
        failures.push(error);
      },
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not expire`);
}
