import { type RawBuilder, sql } from 'kysely';
import { hasMissingPieces } from './missing-pieces.ts';

/**
 * True for a transfer `t` that should have arrived by this day in Asia/Tashkent and has unreceived pieces. `stores`: the receiving stores;
 * null = any. Transfers with missing pieces are handled separately.
 */
export const isArriving = (stores: readonly number[] | null, today: string): RawBuilder<boolean> => sql`(
  t.transfer_state <> 'CLOSED' and t.arrives_on <= ${today}::date
  and not ${hasMissingPieces(null)}
  and (${stores}::bigint[] is null or t.to_store_id = any(${stores}::bigint[])))`;
