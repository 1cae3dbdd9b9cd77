import { tashkentDay } from '#domain/units/tashkent-day.ts';

/** `Z-260412-`, the day in Tashkent; the shop's running number, at least five digits, makes it `Z-260412-00173` (api.md). */
export function orderNumberPrefix(placedAt: Date): string {
  return `Z-${tashkentDay(placedAt).replaceAll('-', '').slice(2)}-`;
}

/**
 * From 20 to 99: by how much at most the running number grows with an order of a day, each time at random. `secretByte` (0 to 255) is
 * the day's own and secret: a shopper cannot tell from two orders how many came in between.
 */
export function orderNumberStep(secretByte: number): number {
  return 20 + (secretByte % 80);
}
