import { minuteMs } from '#domain/units/durations.ts';

/** How long a phone that was proven by a code at the checkout needs no other code there. */
const goodForMs = 15 * minuteMs;

export interface PhoneFacts {
  /** The order's phone, E.164. */
  phone: string;
  /** The verified phone of the user who orders. */
  ownPhone: string | null;
  /** The phone that was proven by a code at this checkout; null = none. */
  proof: { phone: string; provenAt: Date } | null;
}

/** When the order's phone was proven: now for the user's own, at the code's instant for another; null = it was not. */
export function phoneProvenAt({ phone, ownPhone, proof }: PhoneFacts, now: Date): Date | null {
  if (phone === ownPhone) return now;
  if (proof === null || proof.phone !== phone) return null;
  return now.getTime() - proof.provenAt.getTime() < goodForMs ? proof.provenAt : null;
}
