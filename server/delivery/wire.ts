import type { DeliveryTerms } from '#contract/delivery.ts';
import type { DeliveryCity, DeliveryCost } from '#contract/cart.ts';
import type { WorkCalendar } from '#domain/delivery/calendar.ts';
import { placeIdOf } from '#domain/delivery/place-ids.ts';
import { courierDays } from '#domain/delivery/working-days.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import type { ShippingTerms } from '#server/content/shipping-terms.ts';
import { names } from '#server/kit/wire.ts';
import type { CityTariffRow } from './queries.ts';
import type { DeliveryQuote } from './quote-delivery.ts';

/** `notBefore`: the first day on which the goods can leave. */
export function cityToWire(
  row: CityTariffRow,
  { now, notBefore, calendar }: { now: Date; notBefore: string | null; calendar: WorkCalendar },
): DeliveryCity {
  const days = courierDays({ now, minDays: row.min_days, maxDays: row.max_days, notBefore, calendar });
  return {
    regionId: placeIdOf(row.soato),
    regionCode: row.region_id,
    ...names(row.name),
    cost: row.cost_som,
    freeFrom: row.free_from_som,
    earliestOn: days.from,
    latestOn: days.to,
  };
}

export function quoteToWire(districtId: number, quote: DeliveryQuote, now: Date): DeliveryCost {
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

export function termsToWire({ calendar, insured, handoverCodeFromSom }: ShippingTerms): DeliveryTerms {
  const { cutOffMinute } = calendar;
  const two = (count: number) => String(count).padStart(2, '0');
  return {
    cutOff: `${two(Math.floor(cutOffMinute / 60))}:${two(cutOffMinute % 60)}`,
    insuredPiece: insured.pieceSom,
    insuredParcel: insured.parcelSom,
    handoverCodeFrom: handoverCodeFromSom,
  };
}
