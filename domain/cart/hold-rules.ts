import { minuteMs } from '#domain/units/durations.ts';

/** How many pieces a checkout holds (decisions 5). */
export const holdRules = { pieces: 10 } as const;

/** For how many minutes a checkout holds them, and one tap again, until the shop decides on another number, and between which it may. */
export const defaultHoldMinutes = 15;
export const holdMinuteBounds = [5, 60] as const;

/** Limits on holds; settings of the shop (docs/security.md, Limits). */
export interface HoldLimits {
  /** Maximum number of holds per hour of one cart or one proven phone. */
  holdsPerHour: number;
  /** Duration of a hold in minutes after one checkout without an order, and after several. */
  holdMinutesAfterOne: number;
  holdMinutesAfterMore: number;
  /**
   * Number of checkouts without an order in a network within an hour from which its holds become shorter. Some are normal, because many
   * shoppers leave their checkout.
   */
  unorderedHoldsPerNetwork: number;
}

/**
 * Checkouts that did not end in an order: of the same cart or proven phone in the last day, and of the whole network in the last hour if
 * the phone is not proven.
 */
export interface Unordered {
  own: number;
  network: number;
}

/** Returns the length of a hold: `minutes` by the setting, less after checkouts that did not end in an order. */
export function holdMinutes(
  { own, network }: Unordered,
  { minutes, limits }: { minutes: number; limits: HoldLimits },
): number {
  const steps = own + Math.floor(network / limits.unorderedHoldsPerNetwork);
  if (steps === 0) return minutes;
  return Math.min(minutes, steps === 1 ? limits.holdMinutesAfterOne : limits.holdMinutesAfterMore);
}

export function holdExpiry(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * minuteMs);
}

/** Returns the end of an extended hold: the extension is as long as the original duration. */
export function extendedExpiry({ startedAt, expiresAt }: { startedAt: Date; expiresAt: Date }): Date {
  return new Date(2 * expiresAt.getTime() - startedAt.getTime());
}

/** Start of the period in which started checkouts are counted: one hour. */
export function startsSince(now: Date): Date {
  return new Date(now.getTime() - 60 * minuteMs);
}

/** Start of the period in which checkouts without an order shorten the next hold: one day. */
export function unorderedSince(now: Date): Date {
  return new Date(now.getTime() - 24 * 60 * minuteMs);
}

/** The start of a checkout: its cart, and its phone if known. */
export interface HoldStart {
  cartId: string;
  phone: string | null;
  at: Date;
}

/**
 * Checks whether this cart and phone can start a hold now; each has a limit per hour (decisions 5). `starts`: of the last hour, oldest
 * first. If it cannot, the result contains the seconds until it can.
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
 * Checks one limit, given the starts of the last hour, oldest first. If it is reached, the result contains the seconds until the next
 * start is possible.
 */
function mayStartHold(starts: readonly Date[], { perHour, now }: { perHour: number; now: Date }): HoldChance {
  const deciding = starts.at(-perHour);
  if (deciding === undefined) return { ok: true };
  const waitMs = deciding.getTime() + 60 * minuteMs - now.getTime();
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
}
