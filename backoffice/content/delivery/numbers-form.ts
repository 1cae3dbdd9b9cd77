/** The form's values of a tariff: amounts as numbers, days as typed; empty = as in the zone. */
export interface NumbersForm {
  cost: number | null;
  freeFrom: number | null;
  minDays: string;
  maxDays: string;
}

interface Numbers {
  cost: number | null;
  freeFrom: number | null;
  minDays: number | null;
  maxDays: number | null;
}

const typedOf = (days: number | null): string => (days === null ? '' : String(days));

export const formOf = ({ cost, freeFrom, minDays, maxDays }: Numbers): NumbersForm => ({
  cost,
  freeFrom,
  minDays: typedOf(minDays),
  maxDays: typedOf(maxDays),
});

/** The request body; empty fields are omitted. */
export function ownNumbersOf({ cost, freeFrom, minDays, maxDays }: NumbersForm) {
  const days = (typed: string) => (typed.trim() === '' ? undefined : Number(typed));
  const [first, last] = [days(minDays), days(maxDays)];
  return {
    ...(cost !== null && { cost }),
    ...(freeFrom !== null && { freeFrom }),
    ...(first !== undefined && { minDays: first }),
    ...(last !== undefined && { maxDays: last }),
  };
}

/** The maximum number of working days. */
const daysLimit = 60;

/** Checks whether the text is a number of days; it may be empty only if the zone has one. */
export function areDays(typed: string, canBeEmpty: boolean): boolean {
  if (typed.trim() === '') return canBeEmpty;
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= daysLimit;
}

/** Checks that the last day is not before the first; empty ones are the zone's. */
export function areInOrder({ minDays, maxDays }: NumbersForm): boolean {
  return minDays.trim() === '' || maxDays.trim() === '' || Number(maxDays) >= Number(minDays);
}
