import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface LabelRow {
  serial_number: string;
  artikul: string;
  name: LocalizedText;
  /** Null for a loose stone. */
  metal_name: LocalizedText | null;
  probe: number | null;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  price_b2c_som: number | null;
  makers_mark: string | null;
  hallmark_kind: 'state' | 'maker' | null;
  /** Our own passport, if it is valid. */
  passport_id: string | null;
  /** It was repaired while the shop owned it. */
  was_repaired: boolean;
  stones: {
    kind: string;
    name: LocalizedText;
    shape: string;
    count: number;
    carat_thousandths: number | null;
    color: string | null;
    clarity: string | null;
  }[];
}

/** Returns the label data of these pieces, in the order of the given serial numbers. */
export async function selectLabels(db: ReadDb, serials: readonly string[]): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select i.serial_number, p.artikul, p.name, m.name as metal_name, i.probe, i.size_hundredths_mm, i.length_mm, i.weight_mg,
      i.price_b2c_som, i.makers_mark, i.hallmark_kind,
      (select c.id from certificates c where c.item_id = i.id and c.certificate_state = 'VALID' and c.laboratory = 'ZARONA'
        order by c.issued_on desc, c.id limit 1) as passport_id,
      exists (select from piece_movements v where v.item_id = i.id and v.kind = 'REPAIR_BACK') as was_repaired,
      coalesce((
        select json_agg(json_build_object('kind', s.kind, 'name', k.name, 'shape', s.shape, 'count', s.count,
          'carat_thousandths', s.carat_thousandths, 'color', s.color, 'clarity', s.clarity)
          order by s.is_main desc, s.position, s.id)
        from stones s join stone_kinds k on k.kind = s.kind where s.item_id = i.id), '[]') as stones
    from unnest(${serials}::text[]) with ordinality as given (serial, place)
    join product_items i on i.serial_number = given.serial
    join products p on p.id = i.product_id left join metals m on m.code = p.metal
    order by given.place`.execute(db);
  return rows;
}
