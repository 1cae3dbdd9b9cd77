import type { TashkentDay } from '../units/tashkent-day.ts';

/** People from 14 on can buy with the consent of their parents (Civil Code, article 27). */
const youngest = 14;
/** Maximum age that is accepted: nobody has lived longer than 122 years. */
const oldest = 122;

/** Checks whether somebody born on that day is 14 to 122 years old on `today`. The day must exist in the calendar. */
export function isBirthDate(bornOn: TashkentDay, today: TashkentDay): boolean {
  return bornOn <= yearsBefore(today, youngest) && bornOn > yearsBefore(today, oldest + 1);
}

/** Returns the same date the given number of years earlier. Days are compared as text, so a 29 February that does not exist is harmless. */
function yearsBefore(day: TashkentDay, years: number): TashkentDay {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}
