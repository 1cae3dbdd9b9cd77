import { minuteMs } from '#domain/units/durations.ts';

/** How long a checkout holds its pieces, how long one tap adds, and how many pieces it holds (decisions 5). */
export const holdRules = { minutes: 15, pieces: 10 } as const;

/** Settings of the limits on holds (docs/security.md, Limits). */
export interface HoldLimits {
  /** Holds that one cart or one proven phone begins. */
  holdsPerHour: number;
  /** Minutes of a hold after one checkout that came to no order, and after more of them. */
  holdMinutesAfterOne: number;
  holdMinutesAfterMore: number;
  /** Many shoppers of one network leave their checkout: fewer of them in an hour shorten nobody's hold. */
  unorderedHoldsPerNetwork: number;
}

/** Checkouts that came to no order: of the same cart or proven phone in the last day, and of the whole network in the last hour, where the phone is not proven. */
export interface Unordered {
  own: number;
  network: number;
}

/** Length of a hold in minutes. Checkouts that did not end in an order make the next hold shorter, never longer. */
export function holdMinutes({ own, network }: Unordered, limits: HoldLimits): number {
  const steps = own + Math.floor(network / limits.unorderedHoldsPerNetwork);
  if (steps === 0) return holdRules.minutes;
  return Math.min(holdRules.minutes, steps === 1 ? limits.holdMinutesAfterOne : limits.holdMinutesAfterMore);
}

export function holdExpiry(now: Date, minutes: number = holdRules.minutes): Date {
  return new Date(now.getTime() + minutes * minuteMs);
}

/** The end of an extended hold: it lasts as long again as it did at first. */
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
 * Whether this cart may begin a hold now, with this phone: so many an hour for either (decisions 5). `starts` of the last hour, oldest
 * first; if not, after how many seconds it may.
 */
export function mayHold(
  { cartId, phone }: Omit<HoldStart, 'at'>,
  { starts, perHour, now }: { starts: readonly HoldStart[]; perHour: number; now: Date },
): HoldChance {
  const ofCart = starts.filter((start) => start.cartId === cartId);
  const ofPhone = phone === null ? [] : starts.filter((start) => start.phone === phone);
  const refused = [ofCart, ofPhone]
    .map((own) =>
      mayStartHold(
        own.map(({ at }) => at),
        { perHour, now },
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
function mayStartHold(starts: readonly Date[], { perHour, now }: { perHour: number; now: Date }): HoldChance {
  const deciding = starts.at(-perHour);
  if (deciding === undefined) return { ok: true };
  const waitMs = deciding.getTime() + 60 * minuteMs - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
