import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

/** The product facts shown in requests. */
export interface ProductRow {
  product_id: number;
  artikul: string;
  product_name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

export const productColumns = [
  'p.id as product_id',
  'p.artikul',
  'p.name as product_name',
  'p.slug_uz',
  'p.slug_ru',
  'p.slug_en',
] as const;

/** An owner of rows: a user, including rows under the user's phone or email. */
export interface Owner {
  userId: number;
  phone: string | null;
  email: string | null;
}

/** Locks a phone or email, so that its requests are processed one after the other until the end of the transaction. */
export async function lockContact(db: Db, contact: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`request:${contact}`}, 0))`.execute(db);
}

/** Undefined if there is no such product, or it is not public. */
export async function findPublicProduct(db: ReadDb, productId: number): Promise<ProductRow | undefined> {
  return db
    .selectFrom('products as p')
    .select(productColumns)
    .where('p.id', '=', productId)
    .where('p.product_state', '=', 'ACTIVE')
    .executeTakeFirst();
}

/** Returns the product's piece with this serial number. */
export async function findPieceOf(
  db: ReadDb,
  { productId, serialNumber }: { productId: number; serialNumber: string },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('product_items')
    .select('id')
    .where('product_id', '=', productId)
    .where('serial_number', '=', serialNumber)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the verified phone and email of an account. */
export async function findOwner(db: ReadDb, userId: number): Promise<Owner> {
  const row = await db
    .selectFrom('users')
    .select(['phone', 'email'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { userId, phone: row?.phone ?? null, email: row?.email ?? null };
}
