import type { DeliveryPlace, DeliveryTable } from '#contract/admin/delivery.ts';
import { hayitDays } from '#domain/calendar/holidays.ts';
import { placeIdOf } from '#domain/delivery/place-ids.ts';
import { addDays, type TashkentDay, tashkentDay } from '#domain/units/tashkent-day.ts';
import { names } from '#server/kit/wire.ts';
import type { Numbers, PlaceRow } from './queries-tariff-table.ts';
import type { TariffTable } from './tariff-table.ts';
import { termsToWire } from './wire.ts';

/** The calendar begins with the first day of this year. */
export const firstDayShown = (now: Date): TashkentDay => `${tashkentDay(now).slice(0, 4)}-01-01`;

export function tableToWire(table: TariffTable, now: Date): DeliveryTable {
  return {
    zones: table.zones.map(({ zone, version, ...numbers }) => ({ zone, version, ...numbersToWire(numbers) })),
    places: table.places.map(placeToWire),
    days: table.days,
    yearsWithoutHayit: yearsWithoutHayit(table, tashkentDay(now)),
    terms: { ...termsToWire(table.terms), version: table.termsVersion },
  };
}

const numbersToWire = <N>({ costSom, freeFromSom, minDays, maxDays }: Record<keyof Numbers, N>) => ({
  cost: costSom,
  freeFrom: freeFromSom,
  minDays,
  maxDays,
});

export const numbersFromWire = (numbers: {
  cost: number;
  freeFrom: number;
  minDays: number;
  maxDays: number;
}): Numbers => ({
  costSom: numbers.cost,
  freeFromSom: numbers.freeFrom,
  minDays: numbers.minDays,
  maxDays: numbers.maxDays,
});

function placeToWire(row: PlaceRow): DeliveryPlace {
  const { costSom, freeFromSom, minDays, maxDays } = row.holds;
  const isServed = costSom !== null && freeFromSom !== null && minDays !== null && maxDays !== null;
  return {
    place: row.id,
    version: row.version,
    regionId: placeIdOf(row.regionSoato),
    districtId: row.districtId === null ? null : placeIdOf(row.districtId),
    ...names(row.name),
    zone: row.zone,
    own: numbersToWire(row.own),
    holds: isServed ? { cost: costSom, freeFrom: freeFromSom, minDays, maxDays } : null,
  };
}

/** Movable holidays per year, each at least one day: they are announced, not computed. */
const hayitsAYear = 2;
/** How many days ahead delivery days are promised. */
const promisedDays = 60;

/** Returns this year, and the next one if promises reach into it, unless their movable holidays have been entered or are over. */
function yearsWithoutHayit({ days }: TariffTable, today: TashkentDay): number[] {
  const years = [...new Set([today, addDays(today, promisedDays)].map((day) => day.slice(0, 4)))];
  return years
    .filter(
      (year) =>
        !isOver(year, today) &&
        days.filter(({ day, reason }) => day.startsWith(year) && /hayit|ҳайит|хайит|байрам/i.test(reason))
          .length < hayitsAYear,
    )
    .map(Number);
}

/** Whether both Hayit of a year are past, as far as they are known in advance. */
function isOver(year: string, today: TashkentDay): boolean {
  const last = hayitDays.findLast((day) => day.startsWith(year));
  return last !== undefined && last < today;
}
