import type { Cart, CartLine, LineOptionTerms, Piece } from '#contract/cart.ts';
import { engravingLimit, giftCardLimit, letterings, ribbons } from '#contract/words.ts';
import { cuttable } from '#domain/cart/engraving.ts';
import { isReturnable } from '#domain/order/returns.ts';
import { type OptionTerms, sumsOf } from '#domain/pricing/option-prices.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { rememberedPiece } from '#domain/cart/allocate-pieces.ts';
import { pickupReason } from '#domain/delivery/tariff.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { Pickup } from './list-pickups.ts';
import type { CartPiece, LoadedCart, LoadedLine, SoldPiece } from './load-cart.ts';
import { optionsToWire } from './present-options.ts';
import type { ModelRow } from './queries.ts';

export type Models = ReadonlyMap<number, ModelRow>;
export type NearestPiece = CartLine['nearest'][number];

export interface CartParts {
  models: Models;
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
    lines: cart.lines.flatMap((line) => lineToWire(line, { cart, models: args.models })),
    count: sold.length,
    goodsTotal: sums.goodsSom,
    engravingTotal: sums.engravingSom,
    giftTotal: sums.giftSom,
    total: sums.totalSom,
    readyOn: args.readyOn,
    hold: cart.hold && { expiresAt: cart.hold.expiresAt.toISOString(), extendable: !cart.hold.isExtended },
    pickups: args.pickups.map(({ storeId, days, isAllHere }) => ({
      storeId,
      readyOn: days.from,
      allHere: isAllHere,
    })),
    pickupOnly: reason !== null,
    pickupReason: reason && { kind: reason.kind, limit: reason.limitSom },
  };
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

export function nearestToWire(piece: CartPiece): NearestPiece {
  return {
    itemId: piece.itemId,
    key: lineKey(piece),
    serialNumber: piece.serialNumber,
    weightGrams: piece.weightGrams,
    sizeMm: piece.sizeMm,
    price: piece.priceSom ?? 0,
  };
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

/** A line whose pieces left the shop altogether has nothing to show and is left out. */
function lineToWire(line: LoadedLine, { cart, models }: { cart: LoadedCart; models: Models }): CartLine[] {
  const { allocation, wish } = line;
  const shown = allocation.pieces[0] ?? rememberedPiece(wish, cart.pieces);
  const model = shown && models.get(shown.productId);
  if (shown === undefined || model === undefined) return [];
  const unitPrice = shown.priceSom ?? line.priceSeenSom;
  const { pieces } = allocation;
  const sums = sumsOf(pieces.map(({ priceSom }) => ({ priceSom: priceSom ?? 0, ...line.optionPrices })));
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
      previousPrice: unitPrice === line.priceSeenSom ? null : line.priceSeenSom,
      nearest: allocation.nearest.map(nearestToWire),
    },
  ];
}

function pieceOfLine(piece: CartPiece): CartLine['pieces'][number] {
  const { itemId, serialNumber, weightGrams, storeId } = piece;
  return { itemId, serialNumber, weightGrams, storeId, price: piece.priceSom ?? 0 };
}
