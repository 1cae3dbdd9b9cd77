import type { Db, ReadDb } from '#database/connect.ts';
import type { CartOwner } from './cart-owner.ts';
import { ownedBy } from './queries-owner.ts';

export interface ProofRow {
  proven_phone: string | null;
  phone_proven_at: Date | null;
}

export async function selectProof(db: ReadDb, owner: CartOwner): Promise<ProofRow | undefined> {
  return db
    .selectFrom('carts as c')
    .select(['c.proven_phone', 'c.phone_proven_at'])
    .where(ownedBy(owner))
    .executeTakeFirst();
}

/** False: there is no such cart. */
export async function updateProof(
  db: Db,
  { owner, phone, provenAt }: { owner: CartOwner; phone: string; provenAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('carts as c')
    .set({ proven_phone: phone, phone_proven_at: provenAt })
    .where(ownedBy(owner))
    .returning('c.id')
    .executeTakeFirst();
  return row !== undefined;
}
