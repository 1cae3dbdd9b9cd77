import { tashkentDay } from '#domain/units/tashkent-day.ts';

/** `Z-260412-`, the day in Tashkent; the shop's running number, at least five digits, makes it `Z-260412-00173` (api.md). */
export function orderNumberPrefix(placedAt: Date): string {
  return `Z-${tashkentDay(placedAt).replaceAll('-', '').slice(2)}-`;
}
