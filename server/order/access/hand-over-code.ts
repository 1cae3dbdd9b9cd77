import { randomInt } from 'node:crypto';
import type { Db } from '#database/connect.ts';
import { createSealer } from '#server/kit/crypto/sealing.ts';
import { setHandoverCode } from '../queries-hand-over.ts';

/** Another code of six digits for the courier, encrypted at rest; wrong tries are counted from 0. */
export async function renewHandoverCode(
  db: Db,
  { secret, orderId }: { secret: string; orderId: number },
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await setHandoverCode(db, { orderId, sealed: createSealer(secret, 'hand-over-code').seal(code) });
}

/** Null = the order is handed over without one. */
export function openHandoverCode(secret: string, sealed: Buffer | null): string | null {
  return sealed && createSealer(secret, 'hand-over-code').open(sealed);
}
