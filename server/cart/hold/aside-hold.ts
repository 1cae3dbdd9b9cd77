import { hourMs } from '#domain/units/durations.ts';
import type { Db } from '#database/connect.ts';
import { type ExpireDeps, expireHolds } from './expire-holds.ts';
import { findAsideHold, findPriceOf, insertAsideHold } from './queries-aside-hold.ts';
import { selectExpiredHoldOf } from './queries-counter-hold.ts';
import { endHolds, reservePieces } from './queries-hold.ts';
import { enqueueExpiry } from './start-hold.ts';

interface WishedAside {
  itemId: number;
  /** The person for whom the piece is set aside. */
  person: string;
  hours: number;
  staffId: number;
  /** It is to be shown there. */
  visitId?: number;
  now: Date;
}

/** Takes a piece off sale for a person. A hold whose time is over gives way. False: somebody else has it. */
export async function holdAside(
  deps: ExpireDeps,
  { itemId, person, hours, staffId, visitId, now }: WishedAside,
): Promise<boolean> {
  const { db } = deps;
  const expired = await selectExpiredHoldOf(db, { itemId, now });
  if (expired !== undefined) await expireHolds(deps, { now, holdIds: [expired] });
  const expiresAt = new Date(now.getTime() + hours * hourMs);
  const priceSom = await findPriceOf(db, itemId);
  const holdId = await insertAsideHold(db, { itemId, person, staffId, visitId, now, expiresAt });
  if (holdId === undefined) return false;
  const taken = await reservePieces(db, { holdId, pieces: [{ itemId, priceSom }] });
  if (taken.length === 0) return false;
  await enqueueExpiry(db, { holdId, expiresAt });
  return true;
}

/** It is on sale again at once. False: it was not put aside. */
export async function releaseAside(db: Db, itemId: number): Promise<boolean> {
  const holdId = await findAsideHold(db, itemId);
  if (holdId === undefined) return false;
  await endHolds(db, [holdId]);
  return true;
}
