import { isConflict } from '#database/problems.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Db } from '#database/connect.ts';
import { reservePieces } from './queries-hold.ts';
import type { LoadedCart } from '../load-cart.ts';
import type { CartPiece } from '../load-pieces.ts';
import { type ExpireDeps, expireHolds } from './expire-holds.ts';

/** The data read is stale: another buyer was faster, or an expired hold still has a piece. Roll back and retry. */
export class StaleRead extends Error {
  readonly expiredHoldIds: readonly number[];

  constructor(expiredHoldIds: readonly number[] = []) {
    super('the cart was read before it changed');
    this.name = 'StaleRead';
    this.expiredHoldIds = expiredHoldIds;
  }
}

// each attempt fails because another buyer got a piece; more than a few happen only when many buyers want one model
const maxAttempts = 30;
// PostgreSQL needs a second to detect a deadlock, so a shopper waits for at most this many
const maxConflicts = 3;

/**
 * Runs a transaction and retries it from the start on StaleRead, after ending the expired holds it names, and on conflicts with other
 * transactions. Refuses with OVERLOADED after 30 attempts or 3 conflicts.
 */
export async function retryOnConflict<T>(deps: ExpireDeps, now: Date, run: () => Promise<T>): Promise<T> {
  let conflicts = 0;
  for (let attempt = 0; attempt < maxAttempts && conflicts < maxConflicts; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      // a repricing or an import locked the same rows
      if (isConflict(error)) {
        conflicts += 1;
        continue;
      }
      if (!(error instanceof StaleRead)) throw error;
      if (error.expiredHoldIds.length > 0) await expireHolds(deps, { now, holdIds: error.expiredHoldIds });
    }
  }
  throw new Refusal('OVERLOADED', { retryAfterSeconds: 1 });
}

/** Throws StaleRead if the cart's own hold, or the hold of a wanted piece, has expired but not been ended yet. */
export function requireNoExpiredHold(cart: LoadedCart, wanted: readonly CartPiece[]): void {
  const ids = [cart.expiredHoldId, ...wanted.map((piece) => piece.expiredHoldId)].flatMap((id) => id ?? []);
  if (ids.length > 0) throw new StaleRead([...new Set(ids)]);
}

/** Reserves all of these pieces in the hold, or throws StaleRead: a cart is never partly reserved. */
export async function reserveAll(
  db: Db,
  args: { holdId: number; wanted: readonly CartPiece[] },
): Promise<void> {
  if (args.wanted.length === 0) return;
  const pieces = args.wanted.map(({ itemId, priceSom }) => ({ itemId, priceSom: priceSom ?? 0 }));
  const taken = await reservePieces(db, { holdId: args.holdId, pieces });
  if (taken.length < pieces.length) throw new StaleRead();
}
