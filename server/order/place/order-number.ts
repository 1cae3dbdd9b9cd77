import { orderNumberPrefix, orderNumberStep } from '#domain/order/order-number.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { hmac } from '#server/kit/crypto/signing.ts';

/** The prefix of the number of an order placed at `now`, and the maximum increment of the running number. */
export function orderNumberOf(secret: string, now: Date): { numberPrefix: string; numberStep: number } {
  // changes with the day in Tashkent
  const byte = hmac(secret, `order-numbers:${tashkentDay(now)}`).readUInt8(0);
  return { numberPrefix: orderNumberPrefix(now), numberStep: orderNumberStep(byte) };
}
