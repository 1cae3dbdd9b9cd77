import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import { optionColumns } from './option-columns.ts';

export interface LineToStore {
  key: string;
  /** Distinguishes lines with the same key. */
  variant: string;
  options: LineOptions;
  productId: number;
  itemId: number | null;
  quantity: number;
  priceSeenSom: number;
  addedAt: Date;
}

/** Inserts or updates lines; an existing line keeps the time at which it was added. */
export async function upsertLines(
  db: Db,
  { cartId, lines }: { cartId: string; lines: readonly LineToStore[] },
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('cart_lines')
    .values(
      lines.map((line) => ({
        cart_id: cartId,
        line_key: line.key,
        variant: line.variant,
        ...optionColumns(line.options),
        product_id: line.productId,
        item_id: line.itemId,
        quantity: line.quantity,
        price_seen_som: line.priceSeenSom,
        added_at: line.addedAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'line_key', 'variant']).doUpdateSet((eb) => ({
        item_id: eb.ref('excluded.item_id'),
        quantity: eb.ref('excluded.quantity'),
        price_seen_som: eb.ref('excluded.price_seen_som'),
      })),
    )
    .execute();
}

/** Identifies a line within its cart. */
export interface LineName {
  key: string;
  variant: string;
}

/** Deletes these lines, or all of them if none are given. */
export async function deleteLines(
  db: Db,
  args: { cartId: string; lines?: readonly LineName[] },
): Promise<void> {
  let query = db.deleteFrom('cart_lines').where('cart_id', '=', args.cartId);
  if (args.lines !== undefined) {
    const keys = args.lines.map(({ key }) => key);
    const variants = args.lines.map(({ variant }) => variant);
    query = query.where(
      sql<boolean>`(line_key, variant) in (select * from unnest(${keys}::text[], ${variants}::text[]))`,
    );
  }
  await query.execute();
}
