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

const city = { costSom: 30_000, freeFromSom: 1_000_000, minDays: 1, maxDays: 1 };
const seat = { costSom: 45_000, freeFromSom: 3_000_000, minDays: 2, maxDays: 3 };
const elsewhere = { costSom: 60_000, freeFromSom: 3_000_000, minDays: 3, maxDays: 5 };

/** The tariff table (catalogue-plan 8): one row a region, another for its seat. */
export function makeTariffs(): Tariff[] {
  return regions.flatMap((region): Tariff[] => {
    const whole = {
      regionId: region.id,
      districtId: null,
      ...(region.id === 'tashkent-city' ? city : elsewhere),
    };
    const own = region.districts.filter(({ id }) => seats.has(id));
    return [whole, ...own.map(({ id }) => ({ regionId: region.id, districtId: id, ...seat }))];
  });
}
