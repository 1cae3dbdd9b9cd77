import type { Db } from '#database/connect.ts';

export interface Places {
  /** The ids of the stores. */
  amirTemur: number;
  chilonzor: number;
  samarqand: number;
}

/** Two stores in Tashkent and one in Samarkand, open 10 to 20 every day, and couriers to both regions. */
export async function addPlaces(db: Db): Promise<Places> {
  await db
    .insertInto('regions')
    .values([
      { id: 'tashkent-city', soato: '1726', name: words('Tashkent'), position: 1 },
      { id: 'samarkand', soato: '1718', name: words('Samarkand'), position: 2 },
      { id: 'khorezm', soato: '1733', name: words('Khorezm'), position: 3 },
    ])
    .execute();
  await db
    .insertInto('districts')
    .values([
      { id: '1726266', region_id: 'tashkent-city', name: words('Yunusobod'), position: 1 },
      { id: '1718401', region_id: 'samarkand', name: words('Samarkand'), position: 1, is_center: true },
      { id: '1718203', region_id: 'samarkand', name: words('Urgut'), position: 2 },
      { id: '1733401', region_id: 'khorezm', name: words('Urganch'), position: 1 },
    ])
    .execute();
  const tariff = { cost_som: 45_000, free_from_som: 3_000_000, min_days: 2, max_days: 3 };
  await db
    .insertInto('delivery_tariffs')
    .values([
      { region_id: 'tashkent-city', cost_som: 30_000, free_from_som: 1_000_000, min_days: 1, max_days: 1 },
      { region_id: 'samarkand', ...tariff, min_days: 3, max_days: 5, cost_som: 60_000 },
      { region_id: 'samarkand', district_id: '1718401', ...tariff },
    ])
    .execute();
  return {
    amirTemur: await addStore(db, 'toshkent-amir-temur'),
    chilonzor: await addStore(db, 'toshkent-chilonzor'),
    samarqand: await addStore(db, 'samarqand', 'samarkand'),
  };
}

async function addStore(db: Db, slug: string, regionId = 'tashkent-city'): Promise<number> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
  const store = await db
    .insertInto('stores')
    .values({
      slug,
      name: words(slug),
      address: words('Amir Temur 15'),
      phone: '+998 71 000-00-01',
      latitude: 41.3,
      longitude: 69.2,
      hours: JSON.stringify(hours),
      region_id: regionId,
      position: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return store.id;
}

const words = (text: string) => ({ uz: text, ru: text, en: text });
