import { orderNumberPrefix, orderNumberStep } from '#domain/order/order-number.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { hmac } from '#server/kit/crypto/signing.ts';

/** What the number of an order placed at `now` begins with, and by how much the running number grows at most. */
export function orderNumberOf(secret: string, now: Date): { numberPrefix: string; numberStep: number } {
  // of the day in Tashkent
  const byte = hmac(secret, `order-numbers:${tashkentDay(now)}`).readUInt8(0);
  return { numberPrefix: orderNumberPrefix(now), numberStep: orderNumberStep(byte) };
}
