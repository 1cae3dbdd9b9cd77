import type { Cart, CartLine, LineOptionTerms, Piece } from '#contract/cart.ts';
import { engravingLimit, giftCardLimit, letterings, ribbons } from '#contract/words.ts';
import { cuttable } from '#domain/cart/engraving.ts';
import { isReturnable } from '#domain/order/returns.ts';
import { type OptionTerms, sumsOf } from '#domain/pricing/option-prices.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { hasKey, rememberedPiece } from '#domain/cart/allocate-pieces.ts';
import { lossOf } from '#domain/cart/lost-to.ts';
import { pickupReason } from '#domain/delivery/tariff.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { CartPromo } from '#server/pricing/promo-codes/find-cart-promo.ts';
import type { Pickup } from './list-pickups.ts';
import type { LoadedCart, LoadedLine, SoldPiece } from './load-cart.ts';
import type { CartPiece } from './load-pieces.ts';
import type { Instead } from './lines/offer-alternatives.ts';
import { optionsToWire } from './lines/present-options.ts';
import type { ModelRow } from './queries.ts';

export type Models = ReadonlyMap<number, ModelRow>;
export type NearestPiece = CartLine['nearest'][number];

export interface CartParts {
  models: Models;
  instead: Instead;
  sold: readonly SoldPiece[];
  pickups: readonly Pickup[];
  readyOn: string | null;
}

export function cartToWire(cart: LoadedCart, args: CartParts): Cart {
  const { sold } = args;
  const sums = sumsOf(sold);
  const reason = pickupReason(
    sold.map(({ priceSom }) => priceSom),
    cart.shipping.insured,
  );
  return {
    lines: cart.lines.flatMap((line) => lineToWire(line, { cart, ...args })),
    count: sold.length,
    goodsTotal: sums.goodsSom,
    discountTotal: sums.discountSom,
    promo: cart.promo && promoToWire(cart.promo, sums.discountSom),
    engravingTotal: sums.engravingSom,
    giftTotal: sums.giftSom,
    total: sums.totalSom,
    readyOn: args.readyOn,
    hold: cart.hold && {
      expiresAt: cart.hold.expiresAt.toISOString(),
      extendable: !cart.hold.isExtended,
      pieces: sold.filter(({ piece }) => piece.isHeld).length,
    },
    pickups: args.pickups.map(({ storeId, days, isAllHere }) => ({
      storeId,
      readyOn: days.from,
      allHere: isAllHere,
    })),
    pickupOnly: reason !== null,
    pickupReason: reason && { kind: reason.kind, limit: reason.limitSom },
  };
}

function promoToWire({ code, problem, missingSom }: CartPromo, discount: number): NonNullable<Cart['promo']> {
  return { code, discount, problem, missing: missingSom };
}

export function pieceToWire(piece: CartPiece, model: ModelRow): Piece {
  return {
    itemId: piece.itemId,
    serialNumber: piece.serialNumber,
    productId: piece.productId,
    artikul: model.artikul,
    ...names(model.name),
    ...slugs(model),
    image: attachmentRef(model.image_key),
    metal: model.metal,
    probe: piece.probe,
    sizeMm: piece.sizeMm,
    lengthCm: piece.lengthCm,
    weightGrams: piece.weightGrams,
    storeId: piece.storeId,
  };
}

type NearestFacts = Pick<
  NearestPiece,
  'itemId' | 'key' | 'serialNumber' | 'weightGrams' | 'sizeMm' | 'price'
>;

/** A piece that a refusal offers instead. */
export function nearestFacts(piece: CartPiece): NearestFacts {
  return {
    itemId: piece.itemId,
    key: lineKey(piece),
    serialNumber: piece.serialNumber,
    weightGrams: piece.weightGrams,
    sizeMm: piece.sizeMm,
    price: piece.priceSom ?? 0,
  };
}

function nearestToWire(piece: CartPiece, models: Models): NearestPiece[] {
  const model = models.get(piece.productId);
  if (model === undefined) return [];
  return [{ ...pieceToWire(piece, model), key: lineKey(piece), price: piece.priceSom ?? 0 }];
}

export function termsToWire({ engravingSom, engravingDays, giftSom }: OptionTerms): LineOptionTerms {
  return {
    engraving: {
      price: engravingSom,
      days: engravingDays,
      maxLength: engravingLimit,
      signs: cuttable,
      letterings: [...letterings],
    },
    gift: { price: giftSom, cardMaxLength: giftCardLimit, ribbons: [...ribbons] },
  };
}

/** Lines whose pieces have all left the shop are omitted, because there is nothing to show. */
function lineToWire(
  line: LoadedLine,
  { cart, models, instead }: Pick<CartParts, 'models' | 'instead'> & { cart: LoadedCart },
): CartLine[] {
  const { allocation, wish } = line;
  const shown = allocation.pieces[0] ?? rememberedPiece(wish, cart.pieces);
  const model = shown && models.get(shown.productId);
  if (shown === undefined || model === undefined) return [];
  const unitPrice = shown.priceSom ?? line.priceSeenSom;
  const { pieces } = allocation;
  const sums = sumsOf(
    pieces.map(({ priceSom }) => ({ priceSom: priceSom ?? 0, discountSom: 0, ...line.optionPrices })),
  );
  return [
    {
      id: line.id,
      key: wish.key,
      piece: pieceToWire(shown, model),
      pieces: pieces.map(pieceOfLine),
      quantity: pieces.length,
      maxQuantity: allocation.maxQuantity,
      unitPrice,
      lineTotal: sums.goodsSom,
      ...optionsToWire(wish.options, line.optionPrices),
      optionsTotal: sums.engravingSom + sums.giftSom,
      returnable: isReturnable(wish.options),
      engravable: (pieces.length > 0 ? pieces : [shown]).every(({ isEngravable }) => isEngravable),
      state: allocation.state,
      ...lossToWire(line, cart),
      previousPrice: unitPrice === line.priceSeenSom ? null : line.priceSeenSom,
      risenTo: risenPrice(shown),
      nearest: (instead.get(line.id) ?? []).flatMap((piece) => nearestToWire(piece, models)),
    },
  ];
}

/** Describes who has the piece that the line lost. */
function lossToWire(
  { allocation, wish }: LoadedLine,
  cart: LoadedCart,
): Pick<CartLine, 'lostTo' | 'mayReturnAt'> {
  if (allocation.state === 'OK') return { lostTo: null, mayReturnAt: null };
  const loss = lossOf(cart.pieces.filter((piece) => hasKey(piece, wish.key)));
  return { lostTo: loss.to, mayReturnAt: loss.mayReturnAt?.toISOString() ?? null };
}

/** The current price of a held piece if it is higher than the held price. */
function risenPrice({ isHeld, priceSom, openPriceSom }: CartPiece): number | null {
  const isDearer = isHeld && priceSom !== null && openPriceSom !== null && openPriceSom > priceSom;
  return isDearer ? openPriceSom : null;
}

function pieceOfLine(piece: CartPiece): CartLine['pieces'][number] {
  const { itemId, serialNumber, weightGrams, storeId } = piece;
  return { itemId, serialNumber, weightGrams, storeId, price: piece.priceSom ?? 0 };
}
