import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { endHolds, lockExpiredHolds, selectExpiredHolds } from './queries-hold.ts';

/**
 * Ends the expired reservation of an order. Declared here because holds belong to the cart; implemented by `order`, which the cart may not
 * import; app.ts connects them. Runs in the given transaction and checks the order again under its own lock.
 */
export type EndOrderHold = (db: Db, args: { orderId: number; now: Date }) => Promise<void>;

export interface ExpireDeps {
  db: Db;
  endOrderHold: EndOrderHold;
}

/**
 * Ends the expired holds: their pieces are available again, and unpaid orders expire. `holdIds` restricts it to holds that block a buyer,
 * so that the buyer does not have to wait for the job. Idempotent, also when run concurrently.
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
    // one transaction per order, so that one failure does not block the rest
    await withTransaction(db, (db) => endOrderHold(db, { orderId, now: args.now })).catch(
      (error: unknown) => {
        failures.push(error);
      },
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not expire`);
}
