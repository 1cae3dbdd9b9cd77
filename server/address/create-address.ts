import type { Address, SaveAddress } from '#contract/address.ts';
import { addressLimit } from '#contract/words.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { clearDefault, countAddresses, insertAddress } from './queries.ts';
import { readAddress } from './read-address.ts';
import { addressToWire } from './wire.ts';

/** Adds an address of the user; the first one becomes the default. Refuses with ADDRESS_LIMIT (facts: limit), VALIDATION_FAILED. */
export async function createAddress(
  db: Db,
  { userId, typed }: { userId: number; typed: SaveAddress },
): Promise<Address> {
  return withTransaction(db, async (db) => {
    await lockUser(db, userId);
    const address = await readAddress(db, typed);
    const count = await countAddresses(db, userId);
    if (count >= addressLimit) throw limitRefusal('ADDRESSES', 'ADDRESS_LIMIT', { limit: addressLimit });
    if (address.isDefault) await clearDefault(db, userId);
    const isDefault = address.isDefault || count === 0;
    return addressToWire(await insertAddress(db, { userId, address: { ...address, isDefault } }));
  });
}
