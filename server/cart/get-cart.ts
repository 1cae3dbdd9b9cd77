import type { Cart } from '#contract/cart.ts';
import { allReadyOn } from '#domain/delivery/workshop.ts';
import { dayMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CartOwner } from './owner/cart-owner.ts';
import { listPickups } from './list-pickups.ts';
import { offerAlternatives } from './lines/offer-alternatives.ts';
import { type LoadedCart, loadCart, piecesOf, soldPiecesOf } from './load-cart.ts';
import { selectModels, touchCart } from './queries.ts';
import { type Models, cartToWire } from './wire.ts';

interface CartRequest {
  owner: CartOwner | undefined;
  now: Date;
}

/**
 * Returns the caller's cart, re-priced and re-checked at `now`; an empty one if the caller has no cart. `isRenewed`: the cart is stored for
 * another 30 days, and its cookie has to be renewed, too.
 */
export async function getCart(db: Db, request: CartRequest): Promise<{ cart: Cart; isRenewed: boolean }> {
  const { loaded, isRenewed } = await seeCart(db, request);
  return { cart: loaded === undefined ? emptyCart : await presentCart(db, loaded, request.now), isRenewed };
}

/**
 * Returns how many pieces of the cart can be bought at `now`. Every page shows this number; it takes half as many statements as `getCart`.
 */
export async function countCart(
  db: Db,
  request: CartRequest,
): Promise<{ count: number; isRenewed: boolean }> {
  const { loaded, isRenewed } = await seeCart(db, request);
  return { count: loaded === undefined ? 0 : piecesOf(loaded).length, isRenewed };
}

async function seeCart(
  db: Db,
  { owner, now }: CartRequest,
): Promise<{ loaded: LoadedCart | undefined; isRenewed: boolean }> {
  const loaded = owner === undefined ? undefined : await loadCart(db, { owner, now });
  const isRenewed = loaded !== undefined && now.getTime() - loaded.seenAt.getTime() > dayMs;
  if (isRenewed) await touchCart(db, { cartId: loaded.id, now });
  return { loaded, isRenewed };
}

/** Converts a loaded cart to the contract: two more statements, and two others if a line lost pieces. */
export async function presentCart(db: ReadDb, cart: LoadedCart, now: Date): Promise<Cart> {
  const instead = await offerAlternatives(db, { cart, now });
  const models = await loadModels(db, { pieces: [...cart.pieces, ...[...instead.values()].flat()] });
  const sold = soldPiecesOf(cart);
  const { calendar } = cart.shipping;
  const pickups = await listPickups(db, { pieces: sold, now, calendar });
  return cartToWire(cart, { models, instead, sold, pickups, readyOn: allReadyOn(sold, { now, calendar }) });
}

export async function loadModels(db: ReadDb, cart: Pick<LoadedCart, 'pieces'>): Promise<Models> {
  const productIds = [...new Set(cart.pieces.map((piece) => piece.productId))];
  if (productIds.length === 0) return new Map();
  const rows = await selectModels(db, productIds);
  return new Map(rows.map((row) => [row.id, row]));
}

export const emptyCart: Cart = {
  lines: [],
  count: 0,
  goodsTotal: 0,
  discountTotal: 0,
  promo: null,
  engravingTotal: 0,
  giftTotal: 0,
  total: 0,
  readyOn: null,
  hold: null,
  pickups: [],
  pickupOnly: false,
  pickupReason: null,
};
