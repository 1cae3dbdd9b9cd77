import type { Db } from '#database/connect.ts';
import { deleteAddressesOf } from './queries.ts';

/** Deletes the user's addresses when the account is closed. */
export async function forgetAddresses(db: Db, userId: number): Promise<void> {
  await deleteAddressesOf(db, userId);
}
