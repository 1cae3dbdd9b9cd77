import { refusedField } from '#server/kit/refusal.ts';

interface Period {
  from?: string;
  until?: string;
}

/** Refuses with STARTS_IN_PAST or PERIOD_WRONG. */
export function requirePeriod({ from, until }: Period, now: Date): void {
  if (from !== undefined && new Date(from) < now) throw refusedField('STARTS_IN_PAST', '/from');
  if (until !== undefined && new Date(until) <= (from === undefined ? now : new Date(from)))
    throw refusedField('PERIOD_WRONG', '/until');
}

/** Requires the reason of a change that a second person must approve. Refuses with APPROVAL_REASON_NEEDED. */
export function requireReason(reason: string | undefined): string {
  if (reason === undefined) throw refusedField('APPROVAL_REASON_NEEDED', '/reason');
  return reason;
}

/** Replaces a start that has passed by now. Refuses with PERIOD_WRONG if the end has passed. */
export function periodOf({ from, until }: Period, now: Date): { beginsAt: Date; endsAt: Date | null } {
  const wanted = from === undefined ? now : new Date(from);
  const beginsAt = wanted < now ? now : wanted;
  const endsAt = until === undefined ? null : new Date(until);
  if (endsAt !== null && endsAt <= beginsAt) throw refusedField('PERIOD_WRONG', '/until');
  return { beginsAt, endsAt };
}
