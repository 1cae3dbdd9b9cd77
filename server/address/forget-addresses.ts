import type { Db } from '#database/connect.ts';
import { deleteAddressesOf } from './queries.ts';

/** What this feature does when an account is closed. */
export async function forgetAddresses(db: Db, userId: number): Promise<void> {
  await deleteAddressesOf(db, userId);
}
