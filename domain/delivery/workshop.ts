import { type TashkentDay, laterDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { WorkCalendar } from './calendar.ts';
import { addWorkDays, dispatchDay } from './working-days.ts';

/** A piece to be delivered. */
export interface PreparedPiece {
  /** The day on which a piece in transit arrives at our warehouse. */
  arrivesOn: TashkentDay | null;
  /** Working days that its engraving takes in the workshop. */
  workshopDays: number;
}

/** The current time, and the working days of the shop. */
export interface WorkshopDays {
  now: Date;
  calendar: WorkCalendar;
}

/**
 * Returns the first day on which a piece can be dispatched; null = now. The workshop begins when a courier would leave, or when the piece
 * has arrived.
 */
export function readyOn(
  { arrivesOn, workshopDays }: PreparedPiece,
  { now, calendar }: WorkshopDays,
): TashkentDay | null {
  const isComing = arrivesOn !== null && arrivesOn > tashkentDay(now);
  if (workshopDays === 0) return isComing ? arrivesOn : null;
  const dispatch = dispatchDay(now, calendar);
  return addWorkDays(isComing ? laterDay(dispatch, arrivesOn) : dispatch, workshopDays, calendar);
}

/** Returns the day on which the last of the pieces can be dispatched; null if all of them can now. */
export function allReadyOn(pieces: readonly PreparedPiece[], moment: WorkshopDays): TashkentDay | null {
  const days = pieces.flatMap((piece) => readyOn(piece, moment) ?? []);
  return days.toSorted().at(-1) ?? null;
}
