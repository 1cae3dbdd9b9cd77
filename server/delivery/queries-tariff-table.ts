import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** Whole soʻm, days of work. */
export interface Numbers {
  costSom: number;
  freeFromSom: number;
  minDays: number;
  maxDays: number;
}

export async function selectZones(db: ReadDb): Promise<(Numbers & { zone: string })[]> {
  return db
    .selectFrom('delivery_zones')
    .select(['zone', 'cost_som as costSom', 'free_from_som as freeFromSom'])
    .select(['min_days as minDays', 'max_days as maxDays'])
    .orderBy('zone')
    .limit(30)
    .execute();
}

export interface PlaceRow {
  id: string;
  regionId: string;
  name: LocalizedText;
  zone: string | null;
  costSom: number | null;
  freeFromSom: number | null;
  minDays: number | null;
  maxDays: number | null;
}

/** Every row of the tariff table: a region, and after it its districts that have a row of their own. */
export async function selectPlaces(db: ReadDb): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select coalesce(t.district_id, t.region_id) as id, t.region_id as "regionId", coalesce(d.name, r.name) as name, t.zone,
      t.cost_som as "costSom", t.free_from_som as "freeFromSom", t.min_days as "minDays", t.max_days as "maxDays"
    from delivery_tariffs t
    join regions r on r.id = t.region_id
    left join districts d on d.id = t.district_id
    order by r.position, r.id, d.position nulls first, d.id
    limit 1000`.execute(db);
  return rows;
}

/** The regions to which no courier goes. */
export async function selectUnserved(db: ReadDb): Promise<{ id: string; name: LocalizedText }[]> {
  return db
    .selectFrom('regions as r')
    .leftJoin('delivery_tariffs as t', (join) =>
      join.onRef('t.region_id', '=', 'r.id').on('t.district_id', 'is', null),
    )
    .select(['r.id', 'r.name'])
    .where('t.id', 'is', null)
    .orderBy('r.position')
    .orderBy('r.id')
    .limit(100)
    .execute();
}

export interface DecidedDay {
  day: string;
  works: boolean;
  reason: string;
}

export async function selectDecidedDays(db: ReadDb, from: string): Promise<DecidedDay[]> {
  return db
    .selectFrom('calendar_days')
    .select(['day', 'works', 'reason'])
    .where('day', '>=', from)
    .orderBy('day')
    .limit(200)
    .execute();
}

/** False: there is no such zone. */
export async function updateZone(db: Db, { zone, ...numbers }: Numbers & { zone: string }): Promise<boolean> {
  const row = await db
    .updateTable('delivery_zones')
    .set(columnsOf(numbers))
    .where('zone', '=', zone)
    .returning('zone')
    .executeTakeFirst();
  return row !== undefined;
}

/** A region by its id, a district by its seven digits; undefined: there is none. */
export async function findPlace(
  db: ReadDb,
  id: string,
): Promise<{ regionId: string; districtId: string | null } | undefined> {
  const { rows } = await sql<{ regionId: string; districtId: string | null }>`
    select id as "regionId", null as "districtId" from regions where id = ${id}
    union all
    select region_id, id from districts where id = ${id}`.execute(db);
  return rows[0];
}

export interface Place {
  regionId: string;
  districtId: string | null;
}

/** Null numbers are the zone's. */
export async function upsertPlace(
  db: Db,
  { regionId, districtId, zone, ...numbers }: Place & { zone: string } & PlaceNumbers,
): Promise<void> {
  const columns = { zone, ...columnsOf(numbers) };
  await db
    .insertInto('delivery_tariffs')
    .values({ region_id: regionId, district_id: districtId, ...columns })
    .onConflict((conflict) => conflict.columns(['region_id', 'district_id']).doUpdateSet(columns))
    .execute();
}

type PlaceNumbers = { [Name in keyof Numbers]: Numbers[Name] | null };

const columnsOf = <N extends number | null>(numbers: { [Name in keyof Numbers]: N }) => ({
  cost_som: numbers.costSom,
  free_from_som: numbers.freeFromSom,
  min_days: numbers.minDays,
  max_days: numbers.maxDays,
});

/** False: it had no row. */
export async function deletePlace(db: Db, { regionId, districtId }: Place): Promise<boolean> {
  const row = await db
    .deleteFrom('delivery_tariffs')
    .where('region_id', '=', regionId)
    .where('district_id', 'is not distinct from', districtId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertDay(db: Db, { day, works, reason }: DecidedDay): Promise<void> {
  await db
    .insertInto('calendar_days')
    .values({ day, works, reason })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ works, reason }))
    .execute();
}

/** False: nothing was decided of that day. */
export async function deleteDay(db: Db, day: string): Promise<boolean> {
  const row = await db.deleteFrom('calendar_days').where('day', '=', day).returning('day').executeTakeFirst();
  return row !== undefined;
}

/** `value` as JSON. */
export async function upsertSetting(db: Db, { name, value }: { name: string; value: string }): Promise<void> {
  await db
    .insertInto('shop_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
