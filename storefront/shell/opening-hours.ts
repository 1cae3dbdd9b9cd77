import type { OpeningHours } from '#contract/content.ts';

/** Consecutive days with the same hours; both numbers 1 = Monday … 7. */
export interface OpenDays {
  from: number;
  to: number;
  /** `10:00–20:00`, or null = closed. */
  hours: string | null;
}

/** The week from Monday, in as few lines as possible. */
export function groupDays(week: readonly OpeningHours[]): OpenDays[] {
  const groups: OpenDays[] = [];
  for (const { weekday, opens, closes } of week.toSorted((a, b) => a.weekday - b.weekday)) {
    const hours = opens !== null && closes !== null ? `${opens}–${closes}` : null;
    const last = groups.at(-1);
    if (last && last.hours === hours && last.to === weekday - 1) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours });
  }
  return groups;
}
