import { addDays } from '#ui/dates.ts';

/** The period of the figures: a choice of the menu, or a custom range. */
export const choices = ['1', '7', '28', '90', 'month'] as const;
export type Choice = (typeof choices)[number];

export interface ChosenPeriod {
  from: string;
  to: string;
  /** Null for a custom range. */
  choice: Choice | null;
}

const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The period in an address: `?period=7`, or `?from=…&to=…`; by default the last 28 days. `today`: the day in Tashkent. */
export function periodOf(search: URLSearchParams, today: string): ChosenPeriod {
  const [from, to] = [search.get('from'), search.get('to')];
  if (isDay(from) && isDay(to) && from <= to) return { from, to, choice: null };
  const choice = choices.find((one) => one === search.get('period')) ?? '28';
  if (choice === 'month') return { from: `${today.slice(0, 8)}01`, to: today, choice };
  return { from: addDays(today, 1 - Number(choice)), to: today, choice };
}
