import type { Db, ReadDb } from '#database/connect.ts';

/** Returns the piece's retail price in whole soʻm; 0 = on request. */
export async function findPriceOf(db: ReadDb, itemId: number): Promise<number> {
  const row = await db
    .selectFrom('product_items')
    .select('price_b2c_som')
    .where('id', '=', itemId)
    .executeTakeFirst();
  return row?.price_b2c_som ?? 0;
}

interface NewAside {
  itemId: number;
  person: string;
  staffId: number;
  visitId: number | undefined;
  now: Date;
  expiresAt: Date;
}

/** Returns the id of the hold; undefined if the piece is already set aside. */
export async function insertAsideHold(db: Db, given: NewAside): Promise<number | undefined> {
  const { itemId, person, staffId, visitId, now, expiresAt } = given;
  const aside = await db
    .insertInto('set_asides')
    .values({
      item_id: itemId,
      staff_id: staffId,
      visit_id: visitId ?? null,
      person,
      created_at: now,
      until: expiresAt,
    })
    .onConflict((conflict) => conflict.column('item_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (aside === undefined) return undefined;
  const hold = await db
    .insertInto('holds')
    .values({ set_aside_id: aside.id, created_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return hold.id;
}

/** Returns the set-aside hold of a piece, locked until the transaction ends. */
export async function findAsideHold(db: Db, itemId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('holds as h')
    .innerJoin('set_asides as a', 'a.id', 'h.set_aside_id')
    .select('h.id')
    .where('a.item_id', '=', itemId)
    .forUpdate('h')
    .executeTakeFirst();
  return row?.id;
}
