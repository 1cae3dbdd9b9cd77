import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { SerialSeries } from '#domain/stock/serial-series.ts';

/** Locks the series: nobody else assigns serial numbers until the end of the transaction. */
export async function lockSerials(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('serial-series'))`.execute(db);
}

/** Returns the last used number of a series. */
export async function findLastSerial(
  db: ReadDb,
  { prefix, digits }: SerialSeries,
): Promise<string | undefined> {
  // in the order of the index product_items_serial_begins
  const { rows } = await sql<{ last: string }>`
    select serial_number as last from product_items where serial_number like ${prefix + '_'.repeat(digits)}
      and right(serial_number, ${digits}::integer) ~ '^[0-9]+$'
    order by serial_number using ~>~ limit 1`.execute(db);
  return rows[0]?.last;
}

/** Returns those serial numbers that are already in use. */
export async function selectTakenSerials(db: ReadDb, serials: readonly string[]): Promise<string[]> {
  if (serials.length === 0) return [];
  const rows = await db
    .selectFrom('product_items')
    .select('serial_number')
    .where('serial_number', 'in', serials)
    .orderBy('serial_number')
    .execute();
  return rows.map(({ serial_number: serial }) => serial);
}

/** Returns the piece's fineness if its metal may not be sold in it by law; undefined if it may, or if it has no fineness. */
export async function findUnsoldProbe(
  db: ReadDb,
  itemId: number,
): Promise<{ probe: number | null; probes: number[] } | undefined> {
  return db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('metals as m', 'm.code', 'p.metal')
    .innerJoin('precious_metals as f', 'f.code', 'm.precious_metal')
    .select(['i.probe', 'f.probes'])
    .where('i.id', '=', itemId)
    .where(sql<boolean>`not i.probe = any(f.probes)`)
    .executeTakeFirst();
}

export interface NewPiece {
  serial: string;
  weightMg: number;
  /** Null = the same as the existing piece. */
  sizeHundredthsMm: number | null;
  lengthMm: number | null;
}

interface Received {
  likeId: number;
  pieces: readonly NewPiece[];
  storeId: number | null;
  receivedOn: string;
}

/**
 * Inserts new pieces as AVAILABLE, with the stones, characteristics and codes of an existing one. A fixed price is copied too; a formula
 * price is set by the next repricing, and until then they are on request. Returns their ids.
 */
export async function insertPiecesLike(
  db: Db,
  { likeId, pieces, storeId, receivedOn }: Received,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
        as g (serial text, "weightMg" integer, "sizeHundredthsMm" integer, "lengthMm" integer)
    ), made as (
      insert into product_items (product_id, serial_number, kind, probe, size_hundredths_mm, length_mm, weight_mg, width_hundredths_mm,
        height_hundredths_mm, thickness_hundredths_mm, resizable, engravable, makers_mark, hallmark_kind, store_id, received_on, ikpu,
        package_code, price_source, price_b2c_som, price_b2b_som)
      select l.product_id, g.serial, l.kind, l.probe, coalesce(g."sizeHundredthsMm", l.size_hundredths_mm), coalesce(g."lengthMm", l.length_mm),
        g."weightMg", l.width_hundredths_mm, l.height_hundredths_mm, l.thickness_hundredths_mm, l.resizable, l.engravable, l.makers_mark,
        l.hallmark_kind, ${storeId}::bigint, ${receivedOn}::date, l.ikpu, l.package_code, l.price_source,
        case when l.price_source = 'FIXED' then coalesce(l.old_price_b2c_som, l.price_b2c_som) end,
        case when l.price_source = 'FIXED' then l.price_b2b_som end
      from product_items l, given g where l.id = ${likeId}
      returning id
    ), stones_made as (
      insert into stones (item_id, kind, origin, shape, count, carat_thousandths, size_hundredths_mm, color, clarity, cut, treatment, is_main, position)
      select made.id, s.kind, s.origin, s.shape, s.count, s.carat_thousandths, s.size_hundredths_mm, s.color, s.clarity, s.cut, s.treatment,
        s.is_main, s.position
      from made, stones s where s.item_id = ${likeId}
    ), params_made as (
      insert into item_params (item_id, param_id, value, param_value)
      select made.id, v.param_id, v.value, v.param_value from made, item_params v where v.item_id = ${likeId}
    )
    select id from made order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function insertCosts(
  db: Db,
  ids: readonly number[],
  { costSom, supplier, invoice }: { costSom: number; supplier: string | null; invoice: string | null },
): Promise<void> {
  await db
    .insertInto('piece_costs')
    .values(ids.map((item_id) => ({ item_id, cost_som: costSom, supplier, invoice })))
    .execute();
}
