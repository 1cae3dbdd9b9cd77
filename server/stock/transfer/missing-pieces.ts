import { type RawBuilder, sql } from 'kysely';

/**
 * True for a transfer `t` with pieces that did not arrive, until they are received or two people agree that they are lost. `stores`: the
 * receiving stores, which can settle it; null = any.
 */
export const hasMissingPieces = (stores: readonly number[] | null): RawBuilder<boolean> => sql`(
  t.transfer_state <> 'CLOSED'
  and exists (select from transfer_pieces l where l.transfer_id = t.id and l.missing_at is not null)
  and (${stores}::bigint[] is null or t.to_store_id = any(${stores}::bigint[])))`;
