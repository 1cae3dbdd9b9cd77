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
  /** The visit at which the piece is to be shown. */
  visitId?: number;
  now: Date;
}

/** Reserves a piece for a person. An expired hold is ended first. Returns false if somebody else holds the piece. */
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

/** Makes the piece available again at once. Returns false if it was not set aside. */
export async function releaseAside(db: Db, itemId: number): Promise<boolean> {
  const holdId = await findAsideHold(db, itemId);
  if (holdId === undefined) return false;
  await endHolds(db, [holdId]);
  return true;
}
