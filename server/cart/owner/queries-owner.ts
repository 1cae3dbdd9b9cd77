import { type RawBuilder, sql } from 'kysely';
import { sha256 } from '#server/kit/crypto/signing.ts';
import type { CartOwner } from './cart-owner.ts';

/** The condition that a cart `c` belongs to this owner. */
export function ownedBy(owner: CartOwner): RawBuilder<boolean> {
  return 'userId' in owner
    ? sql<boolean>`c.user_id = ${owner.userId}`
    : sql<boolean>`c.token_hash = ${sha256(owner.token)}`;
}
