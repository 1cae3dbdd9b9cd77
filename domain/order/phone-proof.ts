import { minuteMs } from '#domain/units/durations.ts';

/** How long a phone proven by a code at the checkout needs no other code there. */
const goodForMs = 15 * minuteMs;

export interface PhoneFacts {
  /** The order's phone, E.164. */
  phone: string;
  /** The verified phone of the user who orders. */
  ownPhone: string | null;
  /** The phone proven by a code at this checkout; null = none. */
  proof: { phone: string; provenAt: Date } | null;
}

/** Returns when the order's phone was proven: now for the user's own phone, the instant of the code for another; null = not proven. */
export function phoneProvenAt({ phone, ownPhone, proof }: PhoneFacts, now: Date): Date | null {
  if (phone === ownPhone) return now;
  if (proof === null || proof.phone !== phone) return null;
  return now.getTime() - proof.provenAt.getTime() < goodForMs ? proof.provenAt : null;
}
