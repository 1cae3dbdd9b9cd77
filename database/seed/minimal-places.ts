import type { ClientBase } from 'pg';
import type { LocalizedText } from '../schema.ts';
import { type SeedRow, insertRows } from './insert-rows.ts';

/** Fixed ids. */
export const minimalStores = { tashkent: 1, samarkand: 2 } as const;

/** Inserts two regions with their couriers, and a store in each, open from ten to eight. */
export async function insertPlaces(client: ClientBase): Promise<void> {
  await insertRows(client, 'regions', [
    {
      id: 'tashkent-city',
      soato: '1726',
      name: words('Toshkent shahri', 'город Ташкент', 'Tashkent city'),
      position: 0,
    },
    {
      id: 'samarkand',
      soato: '1718',
      name: words('Samarqand viloyati', 'Самаркандская область', 'Samarkand region'),
      position: 1,
    },
  ]);
  await insertRows(client, 'districts', [
    district(
      '1726266',
      'tashkent-city',
      words('Yunusobod tumani', 'Юнусабадский район', 'Yunusobod district'),
    ),
    {
      ...district('1718401', 'samarkand', words('Samarqand shahri', 'город Самарканд', 'Samarkand city')),
      is_center: true,
    },
    district('1718203', 'samarkand', words('Oqdaryo tumani', 'Акдарьинский район', 'Oqdaryo district')),
  ]);
  await insertRows(client, 'delivery_tariffs', [
    {
      region_id: 'tashkent-city',
      district_id: null,
      cost_som: 30_000,
      free_from_som: 1_000_000,
      min_days: 1,
      max_days: 1,
    },
    {
      region_id: 'samarkand',
      district_id: null,
      cost_som: 60_000,
      free_from_som: 3_000_000,
      min_days: 3,
      max_days: 5,
    },
    {
      region_id: 'samarkand',
      district_id: '1718401',
      cost_som: 45_000,
      free_from_som: 3_000_000,
      min_days: 2,
      max_days: 3,
    },
  ]);
  await insertRows(client, 'stores', [
    store(minimalStores.tashkent, 'toshkent', 'tashkent-city'),
    store(minimalStores.samarkand, 'samarqand', 'samarkand'),
  ]);
}

function district(id: string, region_id: string, name: LocalizedText): SeedRow<'districts'> {
  return { id, region_id, name, is_center: false, position: 0 };
}

function store(id: number, slug: string, region_id: string): SeedRow<'stores'> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
  return {
    id,
    slug,
    name: words(slug, slug, slug),
    address: words('Amir Temur, 15', 'Амир Темур, 15', '15 Amir Temur'),
    city: words(slug, slug, slug),
    directions: null,
    phone: '+998 71 000-00-01',
    latitude: 41.3,
    longitude: 69.3,
    hours,
    exceptions: [],
    services: ['fitting'],
    photo_id: null,
    region_id,
    position: id,
  };
}

function words(uz: string, ru: string, en: string): LocalizedText {
  return { uz, ru, en };
}
