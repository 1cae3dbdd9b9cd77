import { Compile } from 'typebox/compile';
import { Store } from '#contract/content.ts';
import { type StoreHours, pickupDays } from '#domain/delivery/pickup.ts';
import type { DayRange } from '#domain/delivery/working-days.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { allReadyOn, type PreparedPiece } from '#domain/delivery/workshop.ts';
import type { ReadDb } from '#database/connect.ts';
import { type StoreHoursRow, selectStoreHours } from './queries.ts';

const storedWeek = Compile(Store.properties.hours);
const storedExceptions = Compile(Store.properties.exceptions);

/** Where a piece is: a store or the warehouse (null); in transit until `arrivesOn`, then in the workshop. */
export interface PlacedPiece extends PreparedPiece {
  storeId: number | null;
}

export interface Pickup {
  storeId: number;
  days: DayRange;
  /** Every piece is there now and can be taken away. */
  isAllHere: boolean;
}

interface PickupRequest {
  pieces: readonly PlacedPiece[];
  now: Date;
  calendar: WorkCalendar;
}

/**
 * Every store that can hand these pieces over, or just the one of `storeId`, with the days; what is elsewhere is brought there.
 * None for no pieces.
 */
export async function listPickups(
  db: ReadDb,
  { storeId, ...request }: PickupRequest & { storeId?: number },
): Promise<Pickup[]> {
  if (request.pieces.length === 0) return [];
  const stores = await selectStoreHours(db, storeId);
  return stores.flatMap((store) => pickup(store, request) ?? []);
}

function pickup(store: StoreHoursRow, { pieces, now, calendar }: PickupRequest): Pickup | null {
  const isAllHere = pieces.every((piece) => piece.storeId === store.id);
  const notBefore = allReadyOn(pieces, { now, calendar });
  const days = pickupDays({ now, hours: storeHours(store), isAllHere, notBefore, calendar });
  return days && { storeId: store.id, days, isAllHere: isAllHere && notBefore === null };
}

/** Hours are JSON in the database: a malformed one is a bug and stops here. */
function storeHours(store: StoreHoursRow): StoreHours {
  return {
    week: storedWeek.Parse(store.hours),
    exceptions: storedExceptions.Parse(store.exceptions),
  };
}
