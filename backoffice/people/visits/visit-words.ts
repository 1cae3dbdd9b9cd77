import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { addDays, dayOf } from '#ui/dates.ts';
import type { Tone } from '../../kit/status.tsx';

export const toneOfVisit = {
  NEW: 'waits',
  CONFIRMED: 'works',
  KEPT: 'done',
  MISSED: 'bad',
  CANCELLED: 'over',
} as const satisfies Record<StaffVisit['state'], Tone>;

export const visitStates: readonly StaffVisit['state'][] = [
  'NEW',
  'CONFIRMED',
  'KEPT',
  'MISSED',
  'CANCELLED',
];

export const views = ['week', 'day', 'table'] as const;
export type VisitView = (typeof views)[number];

/** What is shown by the address: the days of a calendar, or a table. */
export interface ShownDays {
  view: VisitView;
  /** The first displayed day. */
  from: string;
  days: string[];
}

export function shownDays(search: URLSearchParams, now = new Date()): ShownDays {
  const named = search.get('view');
  const view = views.find((one) => one === named) ?? 'week';
  const from = search.get('day') ?? dayOf(now.toISOString());
  const days = Array.from({ length: view === 'week' ? 7 : 1 }, (_, nth) => addDays(from, nth));
  return { view, from, days };
}
