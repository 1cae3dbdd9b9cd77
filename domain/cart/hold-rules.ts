const minuteMs = 60_000;

/** How long a checkout holds its pieces, how long one tap adds, and how often a cart may begin (decisions 5). */
export const holdRules = { minutes: 15, startsPerHour: 3, pieces: 10 } as const;

/** The first hold, one after a checkout that came to no order, and one after more of them. */
const minutesAfter = [holdRules.minutes, 10, 5] as const;
/** Many shoppers of one network leave their checkout: so many of them in an hour shorten nobody's hold. */
const freeOfNetwork = 20;

/**
 * For how long a hold is, in minutes: checkouts that came to no order make the next one shorter. `own`: of the same cart or proven phone in
 * the last day; `network`: of the whole network in the last hour, where the phone is not proven.
 */
export function holdMinutes({ own, network }: { own: number; network: number }): number {
  const steps = own + Math.floor(network / freeOfNetwork);
  return minutesAfter[Math.min(steps, minutesAfter.length - 1)] ?? holdRules.minutes;
}

export function holdExpiry(now: Date, minutes: number = holdRules.minutes): Date {
  return new Date(now.getTime() + minutes * minuteMs);
}

/** As long again as the hold was at first. */
export function extendedExpiry({ startedAt, expiresAt }: { startedAt: Date; expiresAt: Date }): Date {
  return new Date(2 * expiresAt.getTime() - startedAt.getTime());
}

/** The hour in which checkouts that begin are counted. */
export function startsSince(now: Date): Date {
  return new Date(now.getTime() - 60 * minuteMs);
}

/** The day in which checkouts without an order make the next hold shorter. */
export function unorderedSince(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * minuteMs);
}

/** A checkout that began, of a cart and, where it was known, with a phone. */
export interface HoldStart {
  cartId: string;
  phone: string | null;
  at: Date;
}

/**
 * Whether this cart may begin a hold now, with this phone: three an hour for either (decisions 5). `starts` of the last hour, oldest
 * first; if not, after how many seconds it may.
 */
export function mayHold(
  { cartId, phone }: Omit<HoldStart, 'at'>,
  { starts, now }: { starts: readonly HoldStart[]; now: Date },
): HoldChance {
  const ofCart = starts.filter((start) => start.cartId === cartId);
  const ofPhone = phone === null ? [] : starts.filter((start) => start.phone === phone);
  const refused = [ofCart, ofPhone]
    .map((own) =>
      mayStartHold(
        own.map(({ at }) => at),
        now,
      ),
    )
    .flatMap((chance) => (chance.ok ? [] : chance.retryAfterSeconds));
  return refused.length === 0 ? { ok: true } : { ok: false, retryAfterSeconds: Math.max(...refused) };
}

type HoldChance = { ok: true } | { ok: false; retryAfterSeconds: number };

/**
 * Whether who entered checkout at these instants of the last hour, oldest first, may do so again; if not, after how many
 * seconds it may.
 */
function mayStartHold(starts: readonly Date[], now: Date): HoldChance {
  const deciding = starts.at(-holdRules.startsPerHour);
  if (deciding === undefined) return { ok: true };
  const waitMs = deciding.getTime() + 60 * minuteMs - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
