import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { CartOwner } from './cart-owner.ts';
import { type ProofRow, selectProof, updateProof } from './queries-proof.ts';

/** A phone (E.164) that was proven by a code in the checkout of a cart. */
export interface PhoneProof {
  phone: string;
  provenAt: Date;
}

/** Returns the phone proven for the owner's cart, however long ago; null if there is none, or no cart. */
export async function findPhoneProof(db: ReadDb, owner: CartOwner): Promise<PhoneProof | null> {
  const row = await selectProof(db, owner);
  return row === undefined ? null : proofOf(row);
}

/** Stores the proof with the owner's cart for later calls. Refuses with CART_EMPTY if there is no cart. */
export async function storePhoneProof(
  db: Db,
  { owner, proof }: { owner: CartOwner; proof: PhoneProof },
): Promise<void> {
  if (!(await updateProof(db, { owner, ...proof }))) throw new Refusal('CART_EMPTY');
}

export function proofOf({ proven_phone: phone, phone_proven_at: provenAt }: ProofRow): PhoneProof | null {
  return phone === null || provenAt === null ? null : { phone, provenAt };
}
