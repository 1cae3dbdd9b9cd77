import type { Address } from '#contract/address.ts';
import { addressLimit } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectAddresses } from './queries.ts';
import { addressToWire } from './wire.ts';

/** Lists the user's delivery addresses: the default first, then newest first. */
export async function listAddresses(db: ReadDb, userId: number): Promise<Address[]> {
  const rows = await selectAddresses(db, { userId, limit: addressLimit });
  return rows.map(addressToWire);
}
