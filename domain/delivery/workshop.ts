import { type TashkentDay, laterDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { WorkCalendar } from './calendar.ts';
import { addWorkDays, dispatchDay } from './working-days.ts';

/** A piece on its way to its owner. */
export interface PreparedPiece {
  /** The day on which a piece in transit arrives at our warehouse. */
  arrivesOn: TashkentDay | null;
  /** Days of work it spends in the workshop, for its engraving. */
  workshopDays: number;
}

/** The instant in question, and when the shop works. */
export interface WorkshopDays {
  now: Date;
  calendar: WorkCalendar;
}

/** The first day on which a piece can leave; null = now. The workshop begins when a courier would leave, or when the piece is in. */
export function readyOn(
  { arrivesOn, workshopDays }: PreparedPiece,
  { now, calendar }: WorkshopDays,
): TashkentDay | null {
  const isComing = arrivesOn !== null && arrivesOn > tashkentDay(now);
  if (workshopDays === 0) return isComing ? arrivesOn : null;
  const dispatch = dispatchDay(now, calendar);
  return addWorkDays(isComing ? laterDay(dispatch, arrivesOn) : dispatch, workshopDays, calendar);
}

/** The day on which the last of the pieces can leave; null when all of them can now. */
export function allReadyOn(pieces: readonly PreparedPiece[], moment: WorkshopDays): TashkentDay | null {
  const days = pieces.flatMap((piece) => readyOn(piece, moment) ?? []);
  return days.toSorted().at(-1) ?? null;
}
