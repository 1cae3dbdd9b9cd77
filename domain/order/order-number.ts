import { tashkentDay } from '#domain/units/tashkent-day.ts';

/**
 * Returns `Z-260412-`, the day in Tashkent. With the shop's running number of at least five digits it becomes `Z-260412-00173` (api.md).
 */
export function orderNumberPrefix(placedAt: Date): string {
  return `Z-${tashkentDay(placedAt).replaceAll('-', '').slice(2)}-`;
}

/**
 * Returns the maximum random increment of the running number for an order of a day, from 20 to 99. `secretByte` (0 to 255) is secret and
 * differs each day, so that nobody can infer from two order numbers how many orders were placed in between.
 */
export function orderNumberStep(secretByte: number): number {
  return 20 + (secretByte % 80);
}
