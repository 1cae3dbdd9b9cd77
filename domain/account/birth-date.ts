import type { TashkentDay } from '../units/tashkent-day.ts';

/** People of 14 and older may buy with the consent of their parents (Civil Code, article 27). */
const youngest = 14;
/** The greatest age that is accepted: nobody got older than 122. */
const oldest = 122;

/** Whether somebody born on that day may be a shopper of `today`: 14 to 122 years old. The day must exist in the calendar. */
export function isBirthDate(bornOn: TashkentDay, today: TashkentDay): boolean {
  return bornOn <= yearsBefore(today, youngest) && bornOn > yearsBefore(today, oldest + 1);
}

/** The same date so many years ago. Days are compared as text, so that a 29 February that did not exist does no harm. */
function yearsBefore(day: TashkentDay, years: number): TashkentDay {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}
