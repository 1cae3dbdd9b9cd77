const minuteMs = 60_000;

/** How long a checkout holds its pieces, how long one tap adds, and how often a cart may begin (decisions 5). */
export const holdRules = { minutes: 15, startsPerHour: 3, pieces: 10 } as const;

export function holdExpiry(now: Date): Date {
  return new Date(now.getTime() + holdRules.minutes * minuteMs);
}

/** One more quarter of an hour from the end of the first. */
export function extendedExpiry(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() + holdRules.minutes * minuteMs);
}

export function startsSince(now: Date): Date {
  return new Date(now.getTime() - 60 * minuteMs);
}

/**
 * Whether a cart that entered checkout at these instants of the last hour, oldest first, may do so again; if not, after how many
 * seconds it may.
 */
export function mayStartHold(
  starts: readonly Date[],
  now: Date,
): { ok: true } | { ok: false; retryAfterSeconds: number } {
  const deciding = starts.at(-holdRules.startsPerHour);
  if (deciding === undefined) return { ok: true };
  const waitMs = deciding.getTime() + 60 * minuteMs - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
