import type { Db } from '#database/connect.ts';
import { findTransfer, lockTransfer, selectTransferPieces, setTransferState } from './queries-transfer.ts';

/** The number of a transfer in documents and movements. */
export const transferNumber = (id: number): string => `T-${id}`;

/**
 * Closes a transfer after a second person approved the loss of its missing pieces, unless a part of it is still in transit. Returns the
 * serial numbers that are still missing, without those found in the meantime.
 */
export async function endTransfer(
  db: Db,
  { id, now }: { id: number; now: Date },
): Promise<{ number: string; missing: string[] }> {
  await lockTransfer(db, id);
  const transfer = await findTransfer(db, { id, stores: null });
  const open = (await selectTransferPieces(db, id)).filter((piece) => piece.received_at === null);
  const missing = open.filter((piece) => piece.missing_at !== null);
  if (transfer?.transfer_state !== 'CLOSED' && missing.length === open.length)
    await setTransferState(db, { id, state: 'CLOSED', now });
  return { number: transferNumber(id), missing: missing.map((piece) => piece.serial_number) };
}
