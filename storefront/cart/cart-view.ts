import type { Cart, CartLine, DeliveryCity } from '#contract/cart.ts';
import type { Store } from '#contract/content.ts';
import type { Language } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { viewPiece, type PieceView } from './piece-view.ts';

/** Until the shopper says where, the delivery is guessed for the capital (CRT-3). */
const guessedRegion = 'tashkent-city';

export type CartLineView = Pick<
  CartLine,
  'key' | 'quantity' | 'maxQuantity' | 'unitPrice' | 'lineTotal' | 'state' | 'previousPrice' | 'nearest'
> & {
  piece: PieceView;
};

export interface CartView {
  lines: CartLineView[];
  count: number;
  goodsTotal: number;
  pickupOnly: boolean;
  /** The store that has everything today, if one does. */
  pickupStore: string | null;
  /** To the guessed city; null when a courier cannot take the cart. */
  delivery: { city: string; cost: number; on: string } | null;
}

interface Facts {
  cart: Cart;
  stores: Store[];
  cities: DeliveryCity[];
  language: Language;
}

export function viewCart({ cart, stores, cities, language }: Facts): CartView {
  const nearestPickup = cart.pickups.find((pickup) => pickup.allHere);
  const store = stores.find((one) => one.id === nearestPickup?.storeId);
  const city = cities.find((one) => one.regionId === guessedRegion);
  return {
    lines: cart.lines.map((line) => ({ ...withoutPiece(line), piece: viewPiece(line.piece, language) })),
    count: cart.count,
    goodsTotal: cart.goodsTotal,
    pickupOnly: cart.pickupOnly,
    pickupStore: store ? nameOf(store, language) : null,
    delivery:
      city && !cart.pickupOnly
        ? { city: nameOf(city, language), cost: costFor(city, cart.goodsTotal), on: city.earliestOn }
        : null,
  };
}

const costFor = (city: DeliveryCity, goodsTotal: number) => (goodsTotal >= city.freeFrom ? 0 : city.cost);

function withoutPiece({
  key,
  quantity,
  maxQuantity,
  unitPrice,
  lineTotal,
  state,
  previousPrice,
  nearest,
}: CartLine) {
  return { key, quantity, maxQuantity, unitPrice, lineTotal, state, previousPrice, nearest };
}
