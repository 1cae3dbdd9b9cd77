import type { cartOperations as declared } from '#contract/operations/cart.ts';
import { contentTag } from '#server/kit/cache-tags.ts';
import type { Caller, OperationFunctions } from '#server/kit/operation.ts';
import { randomToken } from '#server/kit/crypto/signing.ts';
import { addPieceToCart } from './lines/add-piece-to-cart.ts';
import { cartTokenOf, clearCartCookie } from './owner/cart-cookie.ts';
import { type CartOwner, cartOwnerOf, rememberCart } from './owner/cart-owner.ts';
import { findOptionTerms } from './cart-settings.ts';
import { extendHold } from './hold/extend-hold.ts';
import { countCart, getCart } from './get-cart.ts';
import { listReserved } from './hold/list-reserved.ts';
import { mergeCarts } from './owner/merge-carts.ts';
import { putCartLine } from './lines/put-cart-line.ts';
import { putPromoCode, removePromoCode } from './put-promo-code.ts';
import { readOptions } from './lines/read-options.ts';
import { releaseHold } from './hold/release-hold.ts';
import { removeCartLines } from './lines/remove-cart-lines.ts';
import { replaceLost } from './lines/replace-lost.ts';
import { type HoldDeps, startHold } from './hold/start-hold.ts';
import { termsToWire } from './wire.ts';

export type CartDeps = HoldDeps;

/** Returns the owner of the cart to fill; a guest without a cart gets a new token. */
const ownerToFill = (caller: Caller): CartOwner => cartOwnerOf(caller) ?? { token: randomToken() };

const enteringOf = (caller: Caller) => ({
  owner: cartOwnerOf(caller),
  ownPhone: caller.user?.phone ?? null,
  ip: caller.ip,
});

export const cartOperations = {
  async getCart({ db }, { caller, now }) {
    const owner = cartOwnerOf(caller);
    const { cart, isRenewed } = await getCart(db, { owner, now });
    if (isRenewed && owner !== undefined) rememberCart(caller.cookies, owner);
    return cart;
  },

  async countCart({ db }, { caller, now }) {
    const owner = cartOwnerOf(caller);
    const { count, isRenewed } = await countCart(db, { owner, now });
    if (isRenewed && owner !== undefined) rememberCart(caller.cookies, owner);
    return { count };
  },

  async addPieceToCart({ db }, { caller, input, now }) {
    const owner = ownerToFill(caller);
    const cart = await addPieceToCart(db, {
      owner,
      itemId: input.itemId,
      options: readOptions(input),
      now,
    });
    rememberCart(caller.cookies, owner);
    return cart;
  },

  async putCartLine({ db }, { caller, input, now }) {
    const owner = ownerToFill(caller);
    const { key, quantity, itemId = null, takenFrom = null } = input;
    const line = { owner, key, quantity, itemId, options: readOptions(input), takenFrom, now };
    const cart = await putCartLine(db, line);
    rememberCart(caller.cookies, owner);
    return cart;
  },

  deleteCartLine: ({ db }, { caller, input, now }) =>
    removeCartLines(db, { owner: cartOwnerOf(caller), lineId: input.key, now }),

  clearCart: ({ db }, { caller, now }) => removeCartLines(db, { owner: cartOwnerOf(caller), now }),

  putPromoCode: (deps, { caller, input, now }) =>
    putPromoCode(deps, { owner: cartOwnerOf(caller), typed: input.code, ip: caller.ip, now }),

  deletePromoCode: (deps, { caller, now }) => removePromoCode(deps, { owner: cartOwnerOf(caller), now }),

  holdCart: (deps, { caller, input, now }) =>
    startHold(deps, { ...enteringOf(caller), idempotencyKey: input.idempotencyKey, now }),

  replaceLost: (deps, { caller, input, now }) =>
    replaceLost(deps, {
      ...enteringOf(caller),
      idempotencyKey: input.idempotencyKey,
      lineId: input.key,
      itemId: input.itemId,
      now,
    }),

  extendHold: ({ db }, { caller, input, now }) =>
    extendHold(db, { owner: cartOwnerOf(caller), idempotencyKey: input.idempotencyKey, now }),

  releaseHold: ({ db }, { caller, input, now }) =>
    releaseHold(db, { owner: cartOwnerOf(caller), idempotencyKey: input.idempotencyKey, now }),

  async mergeCarts({ db }, { caller, now }) {
    const token = cartTokenOf(caller.cookies);
    const cart = await mergeCarts(db, { userId: caller.user.id, token, now });
    clearCartCookie(caller.cookies);
    return cart;
  },

  async getLineOptionTerms({ db }) {
    return {
      answer: termsToWire(await findOptionTerms(db)),
      tags: [contentTag('shop_settings'), contentTag('calendar_days')],
    };
  },

  listReserved: ({ db }, { input, now }) => listReserved(db, { productId: input.productId, now }),
} satisfies OperationFunctions<typeof declared, CartDeps>;
