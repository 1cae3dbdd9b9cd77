import type { Tariff } from '#domain/delivery/tariff.ts';
import places from './regions.json' with { type: 'json' };

/** Delivery places: the state's list of 14 regions and 206 districts and cities (integrations.md 5). */
export const regions = places;

/** Capitals of the regions outside Tashkent city, which couriers serve directly. */
export const seats: ReadonlySet<string> = new Set([
  '1727401', // Nurafshon
  '1703401', // Andijan
  '1706401', // Bukhara
  '1730401', // Fergana
  '1708401', // Jizzakh
  '1733401', // Urgench
  '1714401', // Namangan
  '1712401', // Navoi
  '1710401', // Karshi
  '1718401', // Samarkand
  '1724401', // Gulistan
  '1722401', // Termez
  '1735401', // Nukus
]);

/** The four zones (integrations 9.5), as in the migration of the table: default prices and times of a place. */
const zones = {
  A: { costSom: 30_000, freeFromSom: 1_000_000, minDays: 1, maxDays: 1 },
  B: { costSom: 40_000, freeFromSom: 2_000_000, minDays: 1, maxDays: 2 },
  C: { costSom: 45_000, freeFromSom: 2_000_000, minDays: 2, maxDays: 3 },
  D: { costSom: 60_000, freeFromSom: 3_000_000, minDays: 3, maxDays: 5 },
};

const zoneOf: Record<string, keyof typeof zones> = {
  'tashkent-city': 'A',
  'tashkent-region': 'B',
  syrdarya: 'B',
  kashkadarya: 'D',
  surkhandarya: 'D',
  khorezm: 'D',
  karakalpakstan: 'D',
};

/** The capital of a remote region: delivery is by plane (catalogue-plan 8). */
const farSeat = { costSom: 45_000, minDays: 2, maxDays: 3 };

/** A place with its zone, and the values that differ from the zone. */
export interface PlacedTariff {
  regionId: string;
  districtId: string | null;
  zone: keyof typeof zones;
  own: Partial<Pick<Tariff, 'costSom' | 'minDays' | 'maxDays'>>;
}

/** Returns the tariff table: one row per region, and another one for its capital if that is reached sooner. */
export function placeTariffs(): PlacedTariff[] {
  return regions.flatMap((region): PlacedTariff[] => {
    const zone = zoneOf[region.id] ?? 'C';
    const own = zone === 'D' ? region.districts.filter(({ id }) => seats.has(id)) : [];
    return [
      { regionId: region.id, districtId: null, zone, own: {} },
      ...own.map(({ id }) => ({ regionId: region.id, districtId: id, zone, own: farSeat })),
    ];
  });
}

/** Returns the same as the tariffs that apply. */
export function makeTariffs(): Tariff[] {
  return placeTariffs().map(({ regionId, districtId, zone, own }) => ({
    regionId,
    districtId,
    ...zones[zone],
    ...own,
  }));
}
