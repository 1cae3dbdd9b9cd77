import type { Cart, CartLine, Piece } from '#contract/cart.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { rememberedPiece } from '#domain/cart/allocate-pieces.ts';
import { isPickupOnly } from '#domain/delivery/tariff.ts';
import { attachmentRef } from '#server/attachment/url.ts';
import { names, slugs } from '#server/kit/wire.ts';
import type { Pickup } from './list-pickups.ts';
import { type CartPiece, type LoadedCart, type LoadedLine, piecesOf } from './load-cart.ts';
import type { ModelRow } from './queries.ts';

export type Models = ReadonlyMap<number, ModelRow>;
export type NearestPiece = CartLine['nearest'][number];

export function cartToWire(cart: LoadedCart, args: { models: Models; pickups: readonly Pickup[] }): Cart {
  const pieces = piecesOf(cart);
  return {
    lines: cart.lines.flatMap((line) => lineToWire(line, { cart, models: args.models })),
    count: pieces.length,
    goodsTotal: sumSom(pieces),
    hold: cart.hold && { expiresAt: cart.hold.expiresAt.toISOString(), extendable: !cart.hold.isExtended },
    pickups: args.pickups.map(({ storeId, days, isAllHere }) => ({
      storeId,
      readyOn: days.from,
      allHere: isAllHere,
    })),
    pickupOnly: pieces.some((piece) => isPickupOnly(piece.priceSom ?? 0, cart.insuredLimitSom)),
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

export function sumSom(pieces: readonly CartPiece[]): number {
  return pieces.reduce((sum, piece) => sum + (piece.priceSom ?? 0), 0);
}

/** A line whose pieces left the shop altogether has nothing to show and is left out. */
function lineToWire(line: LoadedLine, { cart, models }: { cart: LoadedCart; models: Models }): CartLine[] {
  const { allocation, wish } = line;
  const shown = allocation.pieces[0] ?? rememberedPiece(wish, cart.pieces);
  const model = shown && models.get(shown.productId);
  if (shown === undefined || model === undefined) return [];
  const unitPrice = shown.priceSom ?? line.priceSeenSom;
  return [
    {
      key: wish.key,
      piece: pieceToWire(shown, model),
      pieces: allocation.pieces.map(pieceOfLine),
      quantity: allocation.pieces.length,
      maxQuantity: allocation.maxQuantity,
      unitPrice,
      lineTotal: sumSom(allocation.pieces),
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
