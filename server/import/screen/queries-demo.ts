import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

export interface DemoPiece {
  artikul: string;
  serial: string;
  weightMg: number;
}

/** Returns unsold pieces of jewellery, in the order of their serial numbers. */
export async function selectDemoPieces(db: ReadDb): Promise<DemoPiece[]> {
  const { rows } = await sql<DemoPiece>`
    select p.artikul, i.serial_number as serial, i.weight_mg as "weightMg"
    from product_items i join products p on p.id = i.product_id
    where p.kind = 'jewel' and p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE'
    order by i.serial_number limit 240`.execute(db);
  return rows;
}

interface DemoImport {
  id: number;
  staffId: number;
  /** When it was uploaded. */
  at: Date;
  hasRun: boolean;
}

/** Inserts the audit entries of a past import: uploaded, tried, run, a few minutes apart. */
export async function insertDemoEntries(db: Db, { id, staffId, at, hasRun }: DemoImport): Promise<void> {
  const actions = ['imports.upload', 'imports.try', ...(hasRun ? ['imports.run'] : [])];
  await db
    .insertInto('audit_entries')
    .values(
      actions.map((action, nth) => ({
        at: new Date(at.getTime() + nth * 4 * 60_000),
        staff_id: staffId,
        action,
        resource: 'import',
        record_id: String(id),
        request_id: `demo-import-${id}-${nth + 1}`,
      })),
    )
    .execute();
}
