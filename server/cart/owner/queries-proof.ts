import { sql } from 'kysely';
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

/** Stores the proof, also with the hold starts of the cart. Returns false if there is no such cart. */
export async function updateProof(
  db: Db,
  { owner, phone, provenAt }: { owner: CartOwner; phone: string; provenAt: Date },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with proven as (
      update carts c set proven_phone = ${phone}, phone_proven_at = ${provenAt} where ${ownedBy(owner)} returning c.id
    ), begun as (
      update hold_starts s set phone = ${phone}, network = null from proven where s.cart_id = proven.id and s.phone is null
    )
    select id from proven`.execute(db);
  return rows.length > 0;
}
