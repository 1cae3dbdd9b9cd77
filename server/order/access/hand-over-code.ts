import { randomInt } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { setHandoverCode } from '../queries-hand-over.ts';

/** Replaces the courier's code with a new one of six digits, encrypted at rest, and resets the count of wrong attempts. */
export async function renewHandoverCode(
  db: Db,
  { secret, orderId }: { secret: string; orderId: number },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await setHandoverCode(db, { orderId, sealed: createSealer(secret, 'hand-over-code').seal(code) });
}

/** Returns null if the order needs no hand-over code. */
export function openHandoverCode(secret: string, sealed: Buffer | null): string | null {
  return sealed && createSealer(secret, 'hand-over-code').open(sealed);
}
