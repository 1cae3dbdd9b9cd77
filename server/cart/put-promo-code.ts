import type { Cart } from '#contract/cart.ts';
import { readPromoCode } from '#domain/pricing/promo-code.ts';
import { hourMs, minuteMs } from '#domain/units/durations.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { withTransaction } from '#database/transaction.ts';
import { type Limit, type LimitDeps, consumeLimits } from '#server/kit/limits/limits.ts';
import { networkOf } from '#server/kit/limits/network-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import { type CartOwner, scopeOf } from './owner/cart-owner.ts';
import { emptyCart, presentCart } from './get-cart.ts';
import { type LoadedCart, soldPiecesOf } from './load-cart.ts';
import { loadLockedCart } from './lock-cart.ts';
import { setPromoCode } from './queries.ts';

interface PromoTryDeps extends LimitDeps {
  limits: Pick<Limits, 'promoCodesPerCart' | 'promoCodesPerNetwork'>;
}

interface Tried {
  owner: CartOwner | undefined;
  /** The code as it was typed. */
  typed: string;
  ip: string;
  now: Date;
}

/**
 * Sets the cart's promo code, replacing another one; it is checked again whenever the cart is viewed. Every attempt counts against the
 * limits. Refuses with CART_EMPTY, PROMO_CODE_… (facts of PROMO_CODE_MINIMUM: missing, in whole soʻm), RATE_LIMITED.
 */
export async function putPromoCode(deps: PromoTryDeps, { owner, typed, ip, now }: Tried): Promise<Cart> {
  if (owner === undefined) throw new Refusal('CART_EMPTY');
  // codes are short words: the limits stop somebody who tries many, but not a family with one address
  const limits: Limit[] = [
    {
      name: 'PROMO_CODES_PER_CART',
      subject: `promo-cart:${scopeOf(owner)}`,
      max: deps.limits.promoCodesPerCart,
      perMs: 10 * minuteMs,
    },
    {
      name: 'PROMO_CODES_PER_NETWORK',
      subject: `promo-network:${networkOf(ip)}`,
      max: deps.limits.promoCodesPerNetwork,
      perMs: hourMs,
    },
  ];
  await consumeLimits(deps, { limits, now });
  return withTransaction(deps.db, async (db) => {
    const cart = await loadLockedCart(db, { owner, now });
    if (cart === undefined || cart.lines.length === 0) throw new Refusal('CART_EMPTY');
    const code = readPromoCode(typed);
    const request = { pieces: piecesOfRequest(cart), shopper: { userId: cart.userId, phone: null }, now };
    const promo = code === null ? undefined : await findPromo(db, { by: { code }, ...request });
    if (promo === undefined) throw new Refusal('PROMO_CODE_UNKNOWN');
    if (promo.problem !== null)
      throw new Refusal(
        `PROMO_CODE_${promo.problem}`,
        promo.problem === 'MINIMUM' ? { missing: promo.missingSom } : undefined,
      );
    await setPromoCode(db, { cartId: cart.id, promoCodeId: promo.id });
    return presentCart(db, { ...cart, promo }, now);
  });
}

/** Removes the cart's promo code. Idempotent. */
export async function removePromoCode(
  { db }: Pick<LimitDeps, 'db'>,
  { owner, now }: { owner: CartOwner | undefined; now: Date },
): Promise<Cart> {
  if (owner === undefined) return emptyCart;
  return withTransaction(db, async (db) => {
    const cart = await loadLockedCart(db, { owner, now });
    if (cart === undefined) return emptyCart;
    await setPromoCode(db, { cartId: cart.id, promoCodeId: null });
    return presentCart(db, { ...cart, promo: null }, now);
  });
}

function piecesOfRequest(cart: LoadedCart) {
  return soldPiecesOf(cart).map(({ piece, priceSom }) => ({ ...piece, priceSom }));
}
