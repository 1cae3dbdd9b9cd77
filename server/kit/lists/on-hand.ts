import { type RawBuilder, sql } from 'kysely';

/**
 * The condition for a piece that the shop has: on sale, reserved or withdrawn; neither sold, lost nor written off (backoffice.md 2.3).
 * `item`: `product_items` or its alias.
 */
export const isOnHand = (item: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(${item}.product_item_state <> 'SOLD' and coalesce(${item}.withdrawn_because, '') not in ('LOST', 'WRITTEN_OFF'))`;
