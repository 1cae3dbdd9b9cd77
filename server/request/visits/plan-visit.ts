import { Compile } from 'typebox/compile';
import { Store } from '#contract/content.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { pickupDays, type StoreHours } from '#domain/delivery/pickup.ts';
import type { Booking, VisitTerms } from '#domain/request/visit-times.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { VisitPieceRow } from './queries-visit.ts';
import type { VisitStoreRow } from './queries-visit-place.ts';

const storedWeek = Compile(Store.properties.hours);
const storedExceptions = Compile(Store.properties.exceptions);

/** After every bookable day: the pieces never arrive. */
const never = '9999-12-31';

/** The facts that determine the possible times of a visit to this store for these pieces. */
export function planVisit({
  store,
  pieces,
  taken,
  now,
  terms,
  calendar,
}: {
  store: VisitStoreRow;
  pieces: readonly VisitPieceRow[];
  taken: readonly { starts_at: Date }[];
  now: Date;
  terms: VisitTerms;
  /** The working days of the van that brings pieces from other places. */
  calendar: WorkCalendar;
}): Booking {
  const hours = storeHours(store);
  return {
    now,
    terms,
    hours,
    perHour: store.visits_per_hour,
    taken: taken.map((row) => row.starts_at),
    notBefore: dayOfPieces(hours, { storeId: store.id, pieces, now, calendar }),
  };
}

/** The day by which all pieces from other places have certainly arrived; null if everything is in the store. */
function dayOfPieces(
  hours: StoreHours,
  {
    storeId,
    pieces,
    now,
    calendar,
  }: { storeId: number; pieces: readonly VisitPieceRow[]; now: Date; calendar: WorkCalendar },
): string | null {
  const today = tashkentDay(now);
  const isAllHere = pieces.every((piece) => piece.store_id === storeId);
  const arrivals = pieces.flatMap(({ arrives_on: day }) => (day !== null && day > today ? [day] : []));
  const notBefore = arrivals.toSorted().at(-1) ?? null;
  if (isAllHere && notBefore === null) return null;
  return pickupDays({ now, hours, isAllHere, notBefore, calendar })?.to ?? never;
}

/** Hours are JSON in the database: malformed ones are a bug and throw. */
function storeHours(store: VisitStoreRow): StoreHours {
  return { week: storedWeek.Parse(store.hours), exceptions: storedExceptions.Parse(store.exceptions) };
}
