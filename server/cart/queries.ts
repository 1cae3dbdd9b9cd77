import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText, ProductsTable } from '#database/schema.ts';
import { storedCalendar, storedSettings } from '#server/kit/queries-settings.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import type { OptionColumns } from './lines/option-columns.ts';
import { ownedBy } from './owner/queries-owner.ts';
import type { ProofRow } from './owner/queries-proof.ts';

export interface CartRow extends ProofRow, OptionColumns {
  id: string;
  user_id: number | null;
  /** The user's price type; null = a guest's cart. */
  price_type: 'B2C' | 'B2B' | null;
  promo_code_id: number | null;
  seen_at: Date;
  hold_id: number | null;
  hold_started_at: Date | null;
  expires_at: Date | null;
  extended: boolean | null;
  held_item_ids: number[];
  settings: unknown;
  calendar: unknown;
  line_key: string | null;
  variant: string | null;
  item_id: number | null;
  quantity: number | null;
  price_seen_som: number | null;
  added_at: Date | null;
}

/**
 * Returns a cart with its hold: one row per line, in the order they were added; a cart without lines is one row. Written as text, because
 * every page of a visitor with a cart runs it, and building the statement each time takes longer than running it.
 */
export async function selectCart(db: ReadDb, owner: CartOwner): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select
      c.id, c.user_id, c.promo_code_id, c.seen_at, c.proven_phone, c.phone_proven_at, u.price_type,
      h.id as hold_id, h.created_at as hold_started_at, h.expires_at, h.extended,
      array(select hi.item_id from hold_items hi where hi.hold_id = h.id) as held_item_ids,
      ${storedSettings} as settings, ${storedCalendar} as calendar,
      l.line_key, l.variant, l.item_id, l.quantity, l.price_seen_som, l.added_at,
      l.engraving_text, l.engraving_lettering, l.gift_ribbon, l.gift_card, l.gift_hides_price
    from carts c
    left join holds h on h.cart_id = c.id
    left join cart_lines l on l.cart_id = c.id
    left join users u on u.id = c.user_id
    where ${ownedBy(owner)}
    order by l.added_at, l.line_key, l.variant
    limit 100`.execute(db);
  return rows;
}

export interface OfferedPieceRow {
  id: number;
  product_id: number;
  product_state: string;
  product_item_state: string;
  serial_number: string;
  price_b2c_som: number | null;
  price_b2b_som: number | null;
  old_price_b2c_som: number | null;
  /** Null = a loose stone. */
  probe: number | null;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  store_id: number | null;
  arrives_on: string | null;
  engravable: boolean;
  hold_id: number | null;
  held_until: Date | null;
  held_price_som: number | null;
}

/**
 * Returns every piece that a cart may concern: the unsold pieces of its products, with their current holders, and the pieces its lines name
 * or its hold has, in any state. Written as text for the same reason.
 */
export async function selectOfferedPieces(
  db: ReadDb,
  args: { productIds: number[]; itemIds: number[] },
): Promise<OfferedPieceRow[]> {
  const { rows } = await sql<OfferedPieceRow>`
    select
      i.id, i.product_id, p.product_state, i.product_item_state, i.serial_number,
      i.price_b2c_som, i.price_b2b_som, i.old_price_b2c_som,
      i.probe, i.size_hundredths_mm, i.length_mm, i.weight_mg, i.store_id, i.arrives_on, i.engravable,
      hi.hold_id, h.expires_at as held_until, hi.price_som as held_price_som
    from product_items i
    join products p on p.id = i.product_id
    left join hold_items hi on hi.item_id = i.id
    left join holds h on h.id = hi.hold_id
    where i.product_id = any(${args.productIds}::bigint[]) and i.product_item_state in ('AVAILABLE', 'RESERVED')
      or i.id = any(${args.itemIds}::bigint[])`.execute(db);
  return rows;
}

export interface ModelRow {
  id: number;
  artikul: string;
  name: LocalizedText;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  metal: ProductsTable['metal'];
  image_key: string | null;
}

/** Returns what a cart shows of its products, each with its first picture. */
export async function selectModels(db: ReadDb, productIds: number[]): Promise<ModelRow[]> {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.artikul', 'p.name', 'p.slug_uz', 'p.slug_ru', 'p.slug_en', 'p.metal'])
    .select((eb) =>
      eb
        .selectFrom('product_attachments as pa')
        .innerJoin('attachments as a', 'a.id', 'pa.attachment_id')
        .select('a.address')
        .whereRef('pa.product_id', '=', 'p.id')
        .where('a.kind', '=', 'IMAGE')
        .orderBy('pa.is_main', 'desc')
        .orderBy('pa.order_number')
        .limit(1)
        .as('image_key'),
    )
    .where(sql<boolean>`p.id = any(${productIds}::bigint[])`)
    .execute();
}

export interface StoreHoursRow {
  id: number;
  hours: unknown;
  exceptions: unknown;
}

/** Returns the opening hours of every store, or of one store. */
export async function selectStoreHours(db: ReadDb, storeId?: number): Promise<StoreHoursRow[]> {
  let query = db.selectFrom('stores').select(['id', 'hours', 'exceptions']).where('closed_at', 'is', null);
  if (storeId !== undefined) query = query.where('id', '=', storeId);
  return query.orderBy('position').orderBy('id').limit(1000).execute();
}

/** DRAFT and ARCHIVED products do not exist for shoppers. */
export async function isProductOnSale(db: ReadDb, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('product_state', '=', 'ACTIVE')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Locks a cart and its hold until the transaction ends, so that its changes run one after the other and the hold cannot expire in between.
 * Locks are taken in the order cart, order, hold, pieces by id, to avoid deadlocks.
 */
export async function lockCart(db: Db, owner: CartOwner): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    with cart as materialized (
      select c.id from carts c where ${ownedBy(owner)} for no key update
    ), hold as materialized (
      select cart_id from holds where cart_id = (select id from cart) for no key update
    )
    select cart.id from cart left join hold on hold.cart_id = cart.id`.execute(db);
  return rows[0];
}

/** Returns false if the cart already exists. */
export async function insertCart(db: Db, { owner, now }: { owner: CartOwner; now: Date }): Promise<boolean> {
  const by = 'userId' in owner ? { user_id: owner.userId } : { token_hash: sha256(owner.token) };
  const row = await db
    .insertInto('carts')
    .values({ ...by, created_at: now, seen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function touchCart(db: Db, args: { cartId: string; now: Date }): Promise<void> {
  await db.updateTable('carts').set({ seen_at: args.now }).where('id', '=', args.cartId).execute();
}

/** Deletes carts that were not viewed since `before` and hold nothing. Orders are not affected. Returns how many. */
export async function deleteUnseenCarts(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('carts as c')
    .where('c.seen_at', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('holds as h').select('h.id').whereRef('h.cart_id', '=', 'c.id'))),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Null = removes the code. */
export async function setPromoCode(
  db: Db,
  { cartId, promoCodeId }: { cartId: string; promoCodeId: number | null },
): Promise<void> {
  await db.updateTable('carts').set({ promo_code_id: promoCodeId }).where('id', '=', cartId).execute();
}
