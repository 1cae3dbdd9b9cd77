import type { ReadDb } from '#database/connect.ts';
import { type CityTariffRow, selectCityTariffs } from './queries.ts';

const capital = 'tashkent-city';

/** What the courier costs in the capital, where nobody has said where they live; undefined = no delivery there. */
export async function findCapitalTariff(db: ReadDb): Promise<CityTariffRow | undefined> {
  const rows = await selectCityTariffs(db);
  return rows.find((row) => row.region_id === capital);
}
