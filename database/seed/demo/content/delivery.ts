import type { Tariff } from '#domain/delivery/tariff.ts';
import places from './regions.json' with { type: 'json' };

/** Where the shop delivers: the state's list of 14 regions and 206 districts and cities (integrations.md 5). */
export const regions = places;

/** Seats of the regions outside Tashkent city: couriers drive there straight. */
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

/** The four zones (integrations 9.5), as the migration of the table has them: what a place costs where nothing else is said of it. */
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

/** A seat of a far region: the plane brings it (catalogue-plan 8). */
const farSeat = { costSom: 45_000, minDays: 2, maxDays: 3 };

/** A place with its zone, and what differs from it there. */
export interface PlacedTariff {
  regionId: string;
  districtId: string | null;
  zone: keyof typeof zones;
  own: Partial<Pick<Tariff, 'costSom' | 'minDays' | 'maxDays'>>;
}

/** The tariff table: one row a region, another for its seat where that is reached sooner. */
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

/** The same as couriers charge it. */
export function makeTariffs(): Tariff[] {
  return placeTariffs().map(({ regionId, districtId, zone, own }) => ({
    regionId,
    districtId,
    ...zones[zone],
    ...own,
  }));
}
