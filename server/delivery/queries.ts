import { type Expression, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface CityTariffRow {
  region_id: string;
  soato: string;
  name: LocalizedText;
  cost_som: number;
  free_from_som: number;
  min_days: number;
  max_days: number;
}

/** The effective numbers of a row `t` in a zone `z`: the row's own, otherwise the zone's. Whole soʻm; working days. */
const costSom = sql<number>`coalesce(t.cost_som, z.cost_som)`;
const freeFromSom = sql<number>`coalesce(t.free_from_som, z.free_from_som)`;
const minDays = sql<number>`coalesce(t.min_days, z.min_days)`;
// at least the first day, because a place's own first day may be later than the zone's last day
const maxDays = sql<number>`greatest(coalesce(t.max_days, z.max_days), coalesce(t.min_days, z.min_days))`;

/** Returns the regions the shop delivers to, each with the tariff for districts without their own. */
export async function selectCityTariffs(db: ReadDb): Promise<CityTariffRow[]> {
  return db
    .selectFrom('delivery_tariffs as t')
    .leftJoin('delivery_zones as z', 'z.zone', 't.zone')
    .innerJoin('regions as r', 'r.id', 't.region_id')
    .select(['t.region_id', 'r.soato', 'r.name', costSom.as('cost_som'), freeFromSom.as('free_from_som')])
    .select([minDays.as('min_days'), maxDays.as('max_days')])
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

/** Returns a district with its own tariff, its region's, or neither (empty tariff columns). */
export async function selectDistrictTariffs(db: ReadDb, districtId: string): Promise<DistrictTariffRow[]> {
  return db
    .selectFrom('districts as d')
    .leftJoin('delivery_tariffs as t', (join) =>
      join
        .onRef('t.region_id', '=', 'd.region_id')
        .on((eb) => eb.or([eb('t.district_id', 'is', null), eb('t.district_id', '=', eb.ref('d.id'))])),
    )
    .leftJoin('delivery_zones as z', 'z.zone', 't.zone')
    .select(['d.id as district_id', 'd.region_id', 't.district_id as tariff_district_id'])
    .select([nullable(costSom).as('cost_som'), nullable(freeFromSom).as('free_from_som')])
    .select([nullable(minDays).as('min_days'), nullable(maxDays).as('max_days')])
    .where('d.id', '=', districtId)
    .execute();
}

/** The columns are null if a district has no tariff. */
const nullable = (column: Expression<number>) => sql<number | null>`${column}`;

export interface StoreHoursRow {
  id: number;
  hours: unknown;
  exceptions: unknown;
}

export async function selectStoreHours(db: ReadDb): Promise<StoreHoursRow[]> {
  return db
    .selectFrom('stores')
    .select(['id', 'hours', 'exceptions'])
    .where('closed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(1000)
    .execute();
}
