import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { mulberry32 } from '../../random.ts';
import { makeRequesters } from './requesters.ts';

/** A model requested in a size that none of its pieces has. */
export interface WantedModel {
  product_id: number;
  size_hundredths_mm: number;
}

const count = 30;
/** Number of models that several people wait for, each in one size. */
const models = 9;

/** Returns stock alerts of the last weeks; some have been sent. */
export function waitRows(today: TashkentDay, wanted: readonly WantedModel[]): SeedRow<'stock_alerts'>[] {
  const random = mulberry32(7919 * 2027);
  if (wanted.length === 0) return [];
  return makeRequesters(random, { from: 200, count }).flatMap((who) => {
    const model = wanted[Math.floor(random.next() ** 2 * Math.min(models, wanted.length))];
    if (model === undefined) return [];
    const isSent = random.next() < 0.2;
    const at = new Date(`${addDays(today, -random.whole(1, isSent ? 25 : 80))}T13:20:00+05:00`);
    return [
      {
        alert_state: isSent ? ('TOLD' as const) : ('WAITING' as const),
        ...model,
        length_mm: null,
        phone: who.phone,
        email: null,
        language: who.language,
        created_at: at.toISOString(),
        moved_at: at.toISOString(),
      },
    ];
  });
}
