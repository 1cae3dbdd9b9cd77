import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** Whole soʻm; working days. */
export interface Numbers {
  costSom: number;
  freeFromSom: number;
  minDays: number;
  maxDays: number;
}

export interface ZoneRow extends Numbers {
  zone: string;
  version: number;
}

export async function selectZones(db: ReadDb): Promise<ZoneRow[]> {
  return db
    .selectFrom('delivery_zones')
    .select(['zone', 'version', 'cost_som as costSom', 'free_from_som as freeFromSom'])
    .select(['min_days as minDays', 'max_days as maxDays'])
    .orderBy('zone')
    .limit(30)
    .execute();
}

export interface PlaceRow {
  /** A region's code, or the seven digits of a district. */
  id: string;
  /** 0 = it has no row, so couriers do not deliver there. */
  version: number;
  regionSoato: string;
  districtId: string | null;
  name: LocalizedText;
  zone: string | null;
  own: { [Name in keyof Numbers]: number | null };
  /** The effective numbers; null if it has no row. */
  holds: { [Name in keyof Numbers]: number | null };
}

/** Returns every region, each followed by those of its districts that have a row. */
export async function selectPlaces(db: ReadDb): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select coalesce(t.district_id, r.id) as id, coalesce(t.version, 0) as version, r.soato as "regionSoato",
      t.district_id as "districtId", coalesce(d.name, r.name) as name, t.zone,
      jsonb_build_object('costSom', t.cost_som, 'freeFromSom', t.free_from_som, 'minDays', t.min_days, 'maxDays', t.max_days) as own,
      jsonb_build_object('costSom', coalesce(t.cost_som, z.cost_som), 'freeFromSom', coalesce(t.free_from_som, z.free_from_som),
        'minDays', coalesce(t.min_days, z.min_days),
        'maxDays', greatest(coalesce(t.max_days, z.max_days), coalesce(t.min_days, z.min_days))) as holds
    from regions r
    left join lateral (
      select * from delivery_tariffs t where t.region_id = r.id
      union all
      select (null::delivery_tariffs).* where not exists (
        select from delivery_tariffs t where t.region_id = r.id and t.district_id is null)
    ) t on true
    left join delivery_zones z on z.zone = t.zone
    left join districts d on d.id = t.district_id
    order by r.position, r.id, d.position nulls first, d.id
    limit 1000`.execute(db);
  return rows;
}

export interface DecidedDay {
  day: string;
  works: boolean;
  reason: string;
}

export async function selectDecidedDays(
  db: ReadDb,
  from: string,
): Promise<(DecidedDay & { version: number })[]> {
  return db
    .selectFrom('calendar_days')
    .select(['day', 'works', 'reason', 'version'])
    .where('day', '>=', from)
    .orderBy('day')
    .limit(200)
    .execute();
}

/** Returns false if there is no such zone. */
export async function updateZone(db: Db, { zone, ...numbers }: Numbers & { zone: string }): Promise<boolean> {
  const row = await db
    .updateTable('delivery_zones')
    .set(columnsOf(numbers))
    .where('zone', '=', zone)
    .returning('zone')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns a region by its id or a district by its seven digits; undefined if there is none. */
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

/** Null = the zone's number applies. */
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

/** Returns false if it had no row. */
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

/** Returns false if nothing was set for that day. */
export async function deleteDay(db: Db, day: string): Promise<boolean> {
  const row = await db.deleteFrom('calendar_days').where('day', '=', day).returning('day').executeTakeFirst();
  return row !== undefined;
}

/** Values as JSON, by setting name. */
export async function upsertSettings(db: Db, settings: { name: string; value: string }[]): Promise<void> {
  if (settings.length === 0) return;
  await db
    .insertInto('shop_settings')
    .values(settings)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: (eb) => eb.ref('excluded.value') }),
    )
    .execute();
}

/** Returns the version of a zone; undefined if there is no such zone. */
export async function findZoneVersion(db: ReadDb, zone: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('delivery_zones')
    .select('version')
    .where('zone', '=', zone)
    .executeTakeFirst();
  return row?.version;
}

/** Returns 0 if the place has no row. */
export async function findPlaceVersion(db: ReadDb, { regionId, districtId }: Place): Promise<number> {
  const row = await db
    .selectFrom('delivery_tariffs')
    .select('version')
    .where('region_id', '=', regionId)
    .where('district_id', 'is not distinct from', districtId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Returns 0 if nothing was set for that day. */
export async function findDayVersion(db: ReadDb, day: string): Promise<number> {
  const row = await db
    .selectFrom('calendar_days')
    .select('version')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Returns the version of these settings, that of the latest change; 0 if none was set. */
export async function findSettingsVersion(db: ReadDb, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0)::int as version from shop_settings where name = any(${names}::text[])`.execute(
    db,
  );
  return rows[0]?.version ?? 0;
}

/** Serializes changes of the table until the transaction ends, because a missing row cannot be locked. */
export async function lockTariffTable(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('tariff-table'))`.execute(db);
}
