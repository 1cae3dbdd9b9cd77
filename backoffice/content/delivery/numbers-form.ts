/** What a form has of a tariff: sums as numbers, days as they are typed; empty = as in the zone. */
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

/** What the API takes: what is empty is left out. */
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

/** The longest promise of the shop, in days of work. */
const mostDays = 60;

/** Whether what was typed is a count of days; an empty field only where the zone has one. */
export function areDays(typed: string, canBeEmpty: boolean): boolean {
  if (typed.trim() === '') return canBeEmpty;
  return /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= mostDays;
}

/** The last day does not come before the first; empty ones are the zone's. */
export function areInOrder({ minDays, maxDays }: NumbersForm): boolean {
  return minDays.trim() === '' || maxDays.trim() === '' || Number(maxDays) >= Number(minDays);
}
