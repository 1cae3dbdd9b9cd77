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

/** The location of a piece: a store or the warehouse (null); in transit until `arrivesOn`, then in the workshop. */
export interface PlacedPiece extends PreparedPiece {
  storeId: number | null;
}

export interface Pickup {
  storeId: number;
  days: DayRange;
  /** Whether every piece is in this store now and can be collected. */
  isAllHere: boolean;
}

interface PickupRequest {
  pieces: readonly PlacedPiece[];
  now: Date;
  calendar: WorkCalendar;
}

/**
 * Lists the stores that can hand these pieces over, or only the store `storeId`, with the days; pieces from elsewhere are transferred
 * there. Empty for no pieces.
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

/** Opening hours are JSON in the database; malformed ones are a bug and throw. */
function storeHours(store: StoreHoursRow): StoreHours {
  return {
    week: storedWeek.Parse(store.hours),
    exceptions: storedExceptions.Parse(store.exceptions),
  };
}
