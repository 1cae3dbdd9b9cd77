import { type RawBuilder, sql } from 'kysely';
import type { SaveAddress } from '#contract/address.ts';
import { soatoOf } from '#domain/delivery/place-ids.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface AddressRow {
  id: number;
  district_id: string;
  street: string;
  house: string;
  apartment: string;
  entrance: string;
  floor: string;
  landmark: string;
  recipient_name: string;
  recipient_phone: string | null;
  comment: string;
  is_default: boolean;
}

const columns = [
  'id',
  'district_id',
  'street',
  'house',
  'apartment',
  'entrance',
  'floor',
  'landmark',
  'recipient_name',
  'recipient_phone',
  'comment',
  'is_default',
] as const;

/** The default first, then newest first. */
export async function selectAddresses(
  db: ReadDb,
  { userId, limit }: { userId: number; limit: number },
): Promise<AddressRow[]> {
  return db
    .selectFrom('addresses')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countAddresses(db: ReadDb, userId: number): Promise<number> {
  const row = await db
    .selectFrom('addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns whether the address is the user's default; undefined if the user has no such address. */
export async function findIsDefault(db: ReadDb, by: OwnAddress): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('addresses')
    .select('is_default')
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .executeTakeFirst();
  return row?.is_default;
}

export interface OwnAddress {
  userId: number;
  id: number;
}

export async function hasDistrict(db: ReadDb, soato: string): Promise<boolean> {
  const row = await db.selectFrom('districts').select('id').where('id', '=', soato).executeTakeFirst();
  return row !== undefined;
}

export async function insertAddress(
  db: Db,
  { userId, address }: { userId: number; address: SaveAddress },
): Promise<AddressRow> {
  return db
    .insertInto('addresses')
    .values({ user_id: userId, ...valuesOf(address) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function updateAddressRow(
  db: Db,
  { by, address }: { by: OwnAddress; address: SaveAddress },
): Promise<AddressRow> {
  return db
    .updateTable('addresses')
    .set(valuesOf(address))
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Unsets the user's default address. */
export async function clearDefault(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', 'is', true)
    .execute();
}

/** Makes the user's newest address the default. */
export async function markNewest(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('addresses')
    .set({ is_default: true })
    .where('id', '=', (eb) =>
      eb.selectFrom('addresses').select('id').where('user_id', '=', userId).orderBy('id', 'desc').limit(1),
    )
    .execute();
}

/** Returns whether the deleted address was the default; undefined if the user has no such address. */
export async function deleteAddressRow(db: Db, by: OwnAddress): Promise<boolean | undefined> {
  const row = await db
    .deleteFrom('addresses')
    .where('id', '=', by.id)
    .where('user_id', '=', by.userId)
    .returning('is_default')
    .executeTakeFirst();
  return row?.is_default;
}

export async function deleteAddressesOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('addresses').where('user_id', '=', userId).execute();
}

function valuesOf(address: SaveAddress): Omit<AddressRow, 'id'> & { region_id: RawBuilder<string> } {
  const district = soatoOf(address.districtId);
  return {
    region_id: sql`(select region_id from districts where id = ${district})`,
    district_id: district,
    street: address.street,
    house: address.house,
    apartment: address.apartment,
    entrance: address.entrance,
    floor: address.floor,
    landmark: address.landmark,
    recipient_name: address.recipientName,
    recipient_phone: address.recipientPhone,
    comment: address.comment,
    is_default: address.isDefault,
  };
}
