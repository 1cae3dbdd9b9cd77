import type { ReadDb } from '#database/connect.ts';

export async function findSerial(db: ReadDb, serial: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_items')
    .select('serial_number')
    .where('serial_number', '=', serial)
    .executeTakeFirst();
  return row?.serial_number;
}

export async function findArtikul(db: ReadDb, artikul: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .select('artikul')
    .where('artikul', '=', artikul)
    .executeTakeFirst();
  return row?.artikul;
}

/** Returns the serial number of a certificate's piece. */
export async function findSerialOfCertificate(db: ReadDb, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('certificates as c')
    .innerJoin('product_items as i', 'i.id', 'c.item_id')
    .select('i.serial_number')
    .where('c.id', '=', id)
    .executeTakeFirst();
  return row?.serial_number;
}

export async function findOrderOfScan(
  db: ReadDb,
  number: string,
): Promise<{ store_id: number | null } | undefined> {
  return db.selectFrom('orders').select('store_id').where('number', '=', number).executeTakeFirst();
}
