import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { demoDomain } from '#domain/auth/demo-accounts.ts';

/** The name under which a database remembers that the demo's imports were added: those that were dropped do not come back. */
const addedSetting = 'demo_imports';

export async function isDemoAdded(db: ReadDb): Promise<boolean> {
  const row = await db
    .selectFrom('shop_settings')
    .select('name')
    .where('name', '=', addedSetting)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteDemoAdded(db: Db): Promise<void> {
  await sql`insert into shop_settings (name, value) values (${addedSetting}, 'true'::jsonb) on conflict (name) do nothing`.execute(
    db,
  );
}

/** Who brings the demo's files. */
export async function findDemoImporter(db: ReadDb): Promise<number | undefined> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', `warehouse${demoDomain}`)
    .executeTakeFirst();
  return row?.id;
}

export interface DemoPiece {
  artikul: string;
  serial: string;
  weightMg: number;
}

/** Jewels of the catalogue that nobody has bought, in the order of their serial numbers. */
export async function selectDemoPieces(db: ReadDb): Promise<DemoPiece[]> {
  const { rows } = await sql<DemoPiece>`
    select p.artikul, i.serial_number as serial, i.weight_mg as "weightMg"
    from product_items i join products p on p.id = i.product_id
    where p.kind = 'jewel' and p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE'
    order by i.serial_number limit 240`.execute(db);
  return rows;
}
