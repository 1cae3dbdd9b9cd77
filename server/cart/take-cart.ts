import { Refusal } from '#server/kit/refusal.ts';
import type { Db } from '#database/connect.ts';
import { takePieces } from './queries-hold.ts';
import type { CartPiece, LoadedCart } from './load-cart.ts';
import { type ExpireDeps, expireHolds } from './expire-holds.ts';

/** What was read is not true any more: another buyer was faster, or a hold that is over stands in the way. Roll back and look again. */
class OutOfDate extends Error {
  readonly expiredHoldIds: readonly number[];

  constructor(expiredHoldIds: readonly number[] = []) {
    super('the cart was read before it changed');
    this.name = 'OutOfDate';
    this.expiredHoldIds = expiredHoldIds;
  }
}

// every look again means that a piece went to somebody, so more than a few only happen in a run on one model
const looks = 30;

/** Runs an action's transaction, again from the start when it turns out OutOfDate, ending the holds in its way first. Refuses OVERLOADED when it never comes to rest. */
export async function lookAgain<T>(deps: ExpireDeps, now: Date, run: () => Promise<T>): Promise<T> {
  for (let look = 0; look < looks; look += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof OutOfDate)) throw error;
      if (error.expiredHoldIds.length > 0) await expireHolds(deps, { now, holdIds: error.expiredHoldIds });
    }
  }
  throw new Refusal('OVERLOADED', { retryAfterSeconds: 1 });
}

/** Throws OutOfDate when the cart's own hold, or one that keeps a wanted piece, is over but still there. */
export function requireNoExpiredHold(cart: LoadedCart, wanted: readonly CartPiece[]): void {
  const ids = [cart.expiredHoldId, ...wanted.map((piece) => piece.expiredHoldId)].flatMap((id) => id ?? []);
  if (ids.length > 0) throw new OutOfDate([...new Set(ids)]);
}

/** Takes all of these pieces into the hold or throws OutOfDate: half a cart is never taken silently. */
export async function takeAll(db: Db, args: { holdId: number; wanted: readonly CartPiece[] }): Promise<void> {
  if (args.wanted.length === 0) return;
  const pieces = args.wanted.map(({ itemId, priceSom }) => ({ itemId, priceSom: priceSom ?? 0 }));
  const taken = await takePieces(db, { holdId: args.holdId, pieces });
  if (taken.length < pieces.length) throw new OutOfDate();
}
