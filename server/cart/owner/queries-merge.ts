import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { CartOwner } from './cart-owner.ts';
import { optionsOf } from '../lines/option-columns.ts';
import type { LineName, LineToStore } from '../lines/queries-line.ts';
import { ownedBy } from './queries-owner.ts';

/** Locks a cart without its hold. Two carts are always locked in the same order, the guest's first, to avoid deadlocks. */
export async function lockOneCart(db: Db, owner: CartOwner): Promise<string | undefined> {
  const row = await db
    .selectFrom('carts as c')
    .select('c.id')
    .where(ownedBy(owner))
    .forUpdate()
    .executeTakeFirst();
  return row?.id;
}

export interface CartHoldRow {
  id: number;
  cart_id: string | null;
  expires_at: Date | null;
}

/** Returns the holds of these carts, locked in the order of their ids. */
export async function lockHoldsOf(db: Db, cartIds: readonly string[]): Promise<CartHoldRow[]> {
  return db
    .selectFrom('holds')
    .select(['id', 'cart_id', 'expires_at'])
    .where('cart_id', 'in', cartIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export interface LineOfCart extends LineToStore {
  cartId: string;
}

export async function selectLinesOf(db: Db, cartIds: readonly string[]): Promise<LineOfCart[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .select(['cart_id as cartId', 'line_key as key', 'product_id as productId', 'item_id as itemId'])
    .select(['quantity', 'price_seen_som as priceSeenSom', 'added_at as addedAt', 'variant'])
    .select(['engraving_text', 'engraving_lettering', 'gift_ribbon', 'gift_card', 'gift_hides_price'])
    .where('cart_id', 'in', cartIds)
    .orderBy('added_at')
    .orderBy('line_key')
    .orderBy('variant')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, options: optionsOf(row) }));
}

/** Transfers the checkout of one cart to another: its hold, the starts of its holds, and its promo code. */
export async function transferCheckout(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    with begun as (
      update hold_starts set cart_id = ${to} where cart_id = ${from}
    ), promo as (
      update carts c set promo_code_id = g.promo_code_id from carts g
      where c.id = ${to} and g.id = ${from} and g.promo_code_id is not null
    )
    update holds set cart_id = ${to} where cart_id = ${from}`.execute(db);
}

/** Deletes a cart with its lines. Its holds have been ended, or belong to another cart now. */
export async function deleteCart(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom('carts').where('id', '=', cartId).execute();
}

/** Sets the quantities of lines of one cart. */
export async function setQuantities(
  db: Db,
  { cartId, lines }: { cartId: string; lines: readonly (LineName & { quantity: number })[] },
): Promise<void> {
  if (lines.length === 0) return;
  const keys = lines.map(({ key }) => key);
  const variants = lines.map(({ variant }) => variant);
  const quantities = lines.map(({ quantity }) => quantity);
  await sql`
    update cart_lines l set quantity = w.quantity
    from unnest(${keys}::text[], ${variants}::text[], ${quantities}::integer[]) as w (line_key, variant, quantity)
    where l.cart_id = ${cartId} and l.line_key = w.line_key and l.variant = w.variant`.execute(db);
}
