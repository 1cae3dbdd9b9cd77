import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { Language } from '#contract/words.ts';

interface Device {
  staffId: number;
  device: string;
  ip: string;
  now: Date;
}

/** Returns its id if it is new and not the person's first device. */
export async function insertDevice(
  db: Db,
  { staffId, device, ip, now }: Device,
): Promise<number | undefined> {
  const row = await db
    .insertInto('staff_devices')
    .values({ staff_id: staffId, device, ip, at: now })
    .onConflict((conflict) => conflict.columns(['staff_id', 'device']).doNothing())
    .returning([
      'id',
      sql<boolean>`not exists (select from staff_devices where staff_id = ${staffId})`.as('is_first'),
    ])
    .executeTakeFirst();
  return row?.is_first === false ? row.id : undefined;
}

export interface NewDeviceRow {
  device: string;
  ip: string;
  at: Date;
  email: string;
  name: string;
  language: Language;
}

/** Returns a device and its owner; undefined if the owner no longer works in the shop. */
export async function findDevice(db: ReadDb, id: number): Promise<NewDeviceRow | undefined> {
  const { rows } = await sql<NewDeviceRow>`
    select d.device, d.ip, d.at, s.email, s.name, s.language from staff_devices d join staff s on s.id = d.staff_id
    where d.id = ${id} and s.staff_state = 'ACTIVE'`.execute(db);
  return rows[0];
}
