import type { ReadDb } from '#database/connect.ts';
import { type CityTariffRow, selectCityTariffs } from './queries.ts';

const capital = 'tashkent-city';

/** Returns the courier's tariff in the capital, used while the shopper's address is unknown; undefined = no delivery there. */
export async function findCapitalTariff(db: ReadDb): Promise<CityTariffRow | undefined> {
  const rows = await selectCityTariffs(db);
  return rows.find((row) => row.region_id === capital);
}
