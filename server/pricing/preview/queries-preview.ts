import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { TashkentDay } from '#domain/units/tashkent-day.ts';

export interface CostRow {
  item_id: number;
  cost_som: number;
  vat_percent: number;
}

/** Returns the known costs of pieces, with the VAT of their model on a day. */
export async function selectCosts(
  db: ReadDb,
  { ids, day }: { ids: readonly number[]; day: TashkentDay },
): Promise<CostRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CostRow>`
    select c.item_id, c.cost_som, coalesce(vat.percent, 0) as vat_percent
    from piece_costs c join product_items i on i.id = c.item_id
    left join lateral (
      select v.percent from vat_rates v
      where (v.product_id = i.product_id or v.product_id is null) and v.effective_on <= ${day}::date
      order by v.product_id nulls last, v.effective_on desc limit 1
    ) vat on true
    where c.item_id = any(${ids}::bigint[])`.execute(db);
  return rows;
}

export interface NamedPieceRow {
  id: number;
  serial_number: string;
  name: LocalizedText;
}

/** Returns the serial number and the model of pieces. */
export async function selectPieceNames(
  db: ReadDb,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamedPieceRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select(['i.id', 'i.serial_number', 'p.name'])
    .where('i.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
