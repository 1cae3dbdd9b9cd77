import { type RawBuilder, sql } from 'kysely';
import { hasMissingPieces } from './missing-pieces.ts';

/**
 * It should have arrived by this day of Tashkent, and what is left of it waits to be received. `t` is the transfer; of these stores: those
 * that it goes to, which receive it; null = any. Where pieces are missing there is something else to do.
 */
export const isArriving = (stores: readonly number[] | null, today: string): RawBuilder<boolean> => sql`(
  t.transfer_state <> 'CLOSED' and t.arrives_on <= ${today}::date
  and not ${hasMissingPieces(null)}
  and (${stores}::bigint[] is null or t.to_store_id = any(${stores}::bigint[])))`;
