import type { Cart, CartLine, DeliveryCity } from '#contract/cart.ts';
import type { Store } from '#contract/content.ts';
import type { Language } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';
import { viewOptions, viewOptionSums, type OptionsView, type OptionSums } from './option-view.ts';
import { viewPiece, type PieceView } from './piece-view.ts';

/** Until the shopper says where, the delivery is guessed for the capital (CRT-3). */
const guessedRegion = 'tashkent-city';

export type CartLineView = Pick<
  CartLine,
  | 'id'
  | 'key'
  | 'quantity'
  | 'maxQuantity'
  | 'unitPrice'
  | 'lineTotal'
  | 'state'
  | 'previousPrice'
  | 'nearest'
> & {
  piece: PieceView;
  options: OptionsView;
};

export interface CartView {
  lines: CartLineView[];
  count: number;
  goodsTotal: number;
  optionSums: OptionSums;
  promo: Cart['promo'];
  /** Goods and options, with the delivery where it is known. */
  total: number;
  pickupOnly: boolean;
  /** The first day of a hand-over in a store, when something is being engraved until then. */
  engravedOn: string | null;
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
  const delivery = deliveryOf({ cart, cities, language });
  const isEngraved = cart.lines.some(({ engraving }) => engraving !== null);
  return {
    lines: cart.lines.map((line) => ({
      ...withoutPiece(line),
      piece: viewPiece(line.piece, language),
      options: viewOptions(line),
    })),
    count: cart.count,
    goodsTotal: cart.goodsTotal,
    optionSums: viewOptionSums(cart),
    promo: cart.promo,
    total: cart.total + (delivery?.cost ?? 0),
    pickupOnly: cart.pickupOnly,
    pickupStore: store ? nameOf(store, language) : null,
    engravedOn: isEngraved ? (cart.pickups.map(({ readyOn }) => readyOn).toSorted()[0] ?? null) : null,
    delivery,
  };
}

function deliveryOf({ cart, cities, language }: Omit<Facts, 'stores'>): CartView['delivery'] {
  const city = cities.find((one) => one.regionId === guessedRegion);
  if (city === undefined || cart.pickupOnly) return null;
  return { city: nameOf(city, language), cost: costFor(city, cart.goodsTotal), on: city.earliestOn };
}

const costFor = (city: DeliveryCity, goodsTotal: number) => (goodsTotal >= city.freeFrom ? 0 : city.cost);

function withoutPiece({
  id,
  key,
  quantity,
  maxQuantity,
  unitPrice,
  lineTotal,
  state,
  previousPrice,
  nearest,
}: CartLine) {
  return { id, key, quantity, maxQuantity, unitPrice, lineTotal, state, previousPrice, nearest };
}
