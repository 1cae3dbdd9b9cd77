import { type RawBuilder, sql } from 'kysely';

/**
 * Pieces of it did not arrive, and it waits until they are received or two people agree that they are lost. `t` is the transfer; of these
 * stores: those that it goes to, where it can be settled; null = any.
 */
export const hasMissingPieces = (stores: readonly number[] | null): RawBuilder<boolean> => sql`(
  t.transfer_state <> 'CLOSED'
  and exists (select from transfer_pieces l where l.transfer_id = t.id and l.missing_at is not null)
  and (${stores}::bigint[] is null or t.to_store_id = any(${stores}::bigint[])))`;
