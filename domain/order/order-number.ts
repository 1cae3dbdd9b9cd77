import { tashkentDay } from '#domain/units/tashkent-day.ts';

/** `Z-260412-00173`: the day in Tashkent and the shop's running number, at least five digits (api.md). */
export function orderNumber(placedAt: Date, runningNumber: number): string {
  const day = tashkentDay(placedAt).replaceAll('-', '').slice(2);
  return `Z-${day}-${String(runningNumber).padStart(5, '0')}`;
}
