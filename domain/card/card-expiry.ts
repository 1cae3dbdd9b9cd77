import type { TashkentDay } from '../units/tashkent-day.ts';

export type ExpiryState = 'VALID' | 'EXPIRES_SOON' | 'EXPIRED';

/** A card is valid until the end of its month. EXPIRES_SOON applies in that month and the one before (ui.md PRO-3). */
const warningMonths = 1;

/** Returns the expiry state of a card. `expiry` is as printed, MM/YY. */
export function expiryState(expiry: string, today: TashkentDay): ExpiryState {
  const [month, year] = expiry.split('/').map(Number);
  const [thisYear, thisMonth] = today.split('-').map(Number);
  const left = monthNumber(2000 + (year ?? 0), month ?? 0) - monthNumber(thisYear ?? 0, thisMonth ?? 0);
  if (left < 0) return 'EXPIRED';
  return left <= warningMonths ? 'EXPIRES_SOON' : 'VALID';
}

const monthNumber = (year: number, month: number) => year * 12 + month;
