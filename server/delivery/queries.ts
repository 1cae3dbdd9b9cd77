import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface CityTariffRow {
  region_id: string;
  name: LocalizedText;
  cost_som: number;
  free_from_som: number;
  min_days: number;
  max_days: number;
}

/** The regions the shop delivers to, each with the tariff that holds where a district has none of its own. */
export async function selectCityTariffs(db: ReadDb): Promise<CityTariffRow[]> {
  return db
    .selectFrom('delivery_tariffs as t')
    .innerJoin('regions as r', 'r.id', 't.region_id')
    .select(['t.region_id', 'r.name', 't.cost_som', 't.free_from_som', 't.min_days', 't.max_days'])
    .where('t.district_id', 'is', null)
    .orderBy('r.position')
    .orderBy('r.id')
    .limit(100)
    .execute();
}

export interface DistrictTariffRow {
  district_id: string;
  region_id: string;
  tariff_district_id: string | null;
  cost_som: number | null;
  free_from_som: number | null;
  min_days: number | null;
  max_days: number | null;
}

/** A district with the tariffs that may hold for it: its own, its region's, or none (empty tariff columns). */
export async function selectDistrictTariffs(db: ReadDb, districtId: string): Promise<DistrictTariffRow[]> {
  return db
    .selectFrom('districts as d')
    .leftJoin('delivery_tariffs as t', (join) =>
      join
        .onRef('t.region_id', '=', 'd.region_id')
        .on((eb) => eb.or([eb('t.district_id', 'is', null), eb('t.district_id', '=', eb.ref('d.id'))])),
    )
    .select(['d.id as district_id', 'd.region_id', 't.district_id as tariff_district_id'])
    .select(['t.cost_som', 't.free_from_som', 't.min_days', 't.max_days'])
    .where('d.id', '=', districtId)
    .execute();
}

export interface StoreHoursRow {
  id: number;
  hours: unknown;
  exceptions: unknown;
}

export async function selectStoreHours(db: ReadDb): Promise<StoreHoursRow[]> {
  return db
    .selectFrom('stores')
    .select(['id', 'hours', 'exceptions'])
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
}
