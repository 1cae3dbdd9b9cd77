import type { Db } from '#database/connect.ts';
import { lockHold } from './queries-hold.ts';
import { type LoadedCart, loadCart } from './load-cart.ts';
import { lockCart } from './queries.ts';

/** Locks a cart and its hold until the end of the transaction; undefined: there is no such cart. */
export async function lockCartAndHold(db: Db, tokenHash: Buffer): Promise<{ id: string } | undefined> {
  const cart = await lockCart(db, tokenHash);
  if (cart !== undefined) await lockHold(db, cart.id);
  return cart;
}

/** A cart as nobody else can change it before the transaction ends; undefined: there is no such cart. */
export async function loadLockedCart(
  db: Db,
  args: { tokenHash: Buffer; now: Date },
): Promise<LoadedCart | undefined> {
  // what is read in the statement that waited for a lock is of the time before it
  const locked = await lockCartAndHold(db, args.tokenHash);
  return locked && loadCart(db, args);
}
