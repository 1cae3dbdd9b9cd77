import type { Address, SaveAddress } from '#contract/address.ts';
import type { Db } from '#database/connect.ts';
import { withTransaction } from '#database/transaction.ts';
import { lockUser } from '#server/kit/session/lock-user.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { type OwnAddress, clearDefault, findIsDefault, updateAddressRow } from './queries.ts';
import { readAddress } from './read-address.ts';
import { addressToWire } from './wire.ts';

/**
 * Replaces the fields of the user's address. The default address stays the default until another one becomes it, so that there is always
 * one. Refuses with NOT_FOUND, VALIDATION_FAILED.
 */
export async function updateAddress(
  db: Db,
  { by, typed }: { by: OwnAddress; typed: SaveAddress },
): Promise<Address> {
  return withTransaction(db, async (db) => {
    await lockUser(db, by.userId);
    const wasDefault = await findIsDefault(db, by);
    if (wasDefault === undefined) throw new Refusal('NOT_FOUND');
    const address = await readAddress(db, typed);
    if (address.isDefault && !wasDefault) await clearDefault(db, by.userId);
    const isDefault = address.isDefault || wasDefault;
    return addressToWire(await updateAddressRow(db, { by, address: { ...address, isDefault } }));
  });
}
