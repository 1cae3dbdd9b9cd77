import type { DeliveryCity, DeliveryCost } from '#contract/cart.ts';
import { courierDays } from '#domain/delivery/working-days.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { names } from '#server/kit/wire.ts';
import type { CityTariffRow } from './queries.ts';
import type { DeliveryQuote } from './quote-delivery.ts';

/** `notBefore`: the day before which nothing can leave. */
export function cityToWire(
  row: CityTariffRow,
  { now, notBefore }: { now: Date; notBefore: string | null },
): DeliveryCity {
  const days = courierDays({ now, minDays: row.min_days, maxDays: row.max_days, notBefore });
  return {
    regionId: row.region_id,
    ...names(row.name),
    cost: row.cost_som,
    freeFrom: row.free_from_som,
    earliestOn: days.from,
    latestOn: days.to,
  };
}

export function quoteToWire(districtId: string, quote: DeliveryQuote, now: Date): DeliveryCost {
  const today = tashkentDay(now);
  return {
    districtId,
    available: quote.courier !== null,
    cost: quote.courier?.costSom ?? 0,
    freeFrom: quote.courier?.freeFromSom ?? 0,
    earliestOn: quote.courier?.days.from ?? today,
    latestOn: quote.courier?.days.to ?? today,
  };
}
