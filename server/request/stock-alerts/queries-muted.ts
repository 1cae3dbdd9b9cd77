import type { Db, ReadDb } from '#database/connect.ts';

export async function isMuted(db: ReadDb, contactHmac: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('muted_contacts')
    .select('muted_at')
    .where('contact_hmac', '=', contactHmac)
    .executeTakeFirst();
  return row !== undefined;
}

export async function muteContact(
  db: Db,
  { contactHmac, now }: { contactHmac: Buffer; now: Date },
): Promise<void> {
  await db
    .insertInto('muted_contacts')
    .values({ contact_hmac: contactHmac, muted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unmuteContact(db: Db, contactHmac: Buffer): Promise<void> {
  await db.deleteFrom('muted_contacts').where('contact_hmac', '=', contactHmac).execute();
}
