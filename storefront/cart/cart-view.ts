import type { Cart, CartLine, DeliveryCity } from '#contract/cart.ts';
import type { Store } from '#contract/content.ts';
import type { PaymentMethod, PaymentMethodName } from '#contract/payment-method.ts';
import { nameOf } from '#storefront/links.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import { viewOptions, viewOptionSums, type OptionsView, type OptionSums } from './lines/option-view.ts';
import { viewLost, type LostView } from './lines/lost-view.ts';
import { viewPiece, type PieceView } from './lines/piece-view.ts';

/** Until the shopper chooses a region, the delivery is estimated for the capital (CRT-3). */
const guessedRegion = 'tashkent-city';

export type CartLineView = Pick<
  CartLine,
  'id' | 'key' | 'quantity' | 'maxQuantity' | 'unitPrice' | 'lineTotal' | 'state' | 'previousPrice'
> & {
  piece: PieceView;
  options: OptionsView;
  /** Null if no piece of the line was lost. */
  lost: LostView | null;
};

export interface CartView {
  lines: CartLineView[];
  count: number;
  goodsTotal: number;
  optionSums: OptionSums;
  promo: Cart['promo'];
  /** Goods and options, with the delivery where it is known. */
  total: number;
  /** Why no courier may carry the cart; null if one may. */
  pickupReason: Cart['pickupReason'];
  /** The first day on which a store can hand over the cart, if something is being engraved until then. */
  engravedOn: string | null;
  /** The first store that can hand everything over, and whether all of it is there already. */
  pickup: { store: string; on: string; isToday: boolean; isAllHere: boolean } | null;
  /** When the hold of a checkout in progress ends. */
  heldUntil: string | null;
  /** Delivery to the chosen or estimated region; null if a courier cannot take the cart. */
  delivery: { region: string; city: string; cost: number; on: string } | null;
  /** Cities that couriers serve; `region` is the region's code. */
  cities: { region: string; name: string }[];
  /** Payment methods for this cart, in the order of the checkout. */
  paymentMethods: PaymentMethodName[];
}

interface Facts extends PageWords {
  cart: Cart;
  stores: Store[];
  cities: DeliveryCity[];
  methods: PaymentMethod[];
  /** The code of the region from the page's address. */
  region: string | null;
  today: string;
}

export function viewCart({
  cart,
  stores,
  cities,
  methods,
  region,
  today,
  language,
  dictionary,
}: Facts): CartView {
  const words = { language, dictionary };
  const delivery = deliveryOf({ cart, cities, region, language });
  const isEngraved = cart.lines.some(({ engraving }) => engraving !== null);
  return {
    lines: cart.lines.map((line) => ({
      ...withoutPiece(line),
      piece: viewPiece(line.piece, words),
      options: viewOptions(line),
      lost: viewLost(line, words),
    })),
    count: cart.count,
    goodsTotal: cart.goodsTotal,
    optionSums: viewOptionSums(cart),
    promo: cart.promo,
    total: cart.total + (delivery?.cost ?? 0),
    pickupReason: cart.pickupReason,
    pickup: pickupOf({ cart, stores, today, language }),
    heldUntil: cart.hold?.expiresAt ?? null,
    cities: cities.map((city) => ({ region: city.regionCode, name: nameOf(city, language) })),
    engravedOn: isEngraved ? (cart.pickups.map(({ readyOn }) => readyOn).toSorted()[0] ?? null) : null,
    delivery,
    paymentMethods: paymentMethodsOf(methods, cart),
  };
}

/** Payment methods that are switched on and go with at least one way to receive this cart. */
export function paymentMethodsOf(
  methods: readonly PaymentMethod[],
  { pickupOnly }: Pick<Cart, 'pickupOnly'>,
): PaymentMethodName[] {
  const isOpen = ({ fulfillment, unavailable }: PaymentMethod) =>
    unavailable === undefined && (!pickupOnly || fulfillment.includes('PICKUP'));
  return methods.filter(isOpen).map(({ method }) => method);
}

/** A store that has everything already comes first, then the earliest day. */
function pickupOf({
  cart,
  stores,
  today,
  language,
}: Pick<Facts, 'cart' | 'stores' | 'today' | 'language'>): CartView['pickup'] {
  const [first] = cart.pickups.toSorted(
    (a, b) => Number(b.allHere) - Number(a.allHere) || a.readyOn.localeCompare(b.readyOn),
  );
  const store = stores.find((one) => one.id === first?.storeId);
  if (first === undefined || store === undefined) return null;
  const { readyOn: on, allHere: isAllHere } = first;
  return { store: nameOf(store, language), on, isToday: on === today, isAllHere };
}

function deliveryOf({
  cart,
  cities,
  region,
  language,
}: Pick<Facts, 'cart' | 'cities' | 'region' | 'language'>): CartView['delivery'] {
  const city =
    cities.find((one) => one.regionCode === region) ?? cities.find((one) => one.regionCode === guessedRegion);
  if (city === undefined || cart.pickupOnly) return null;
  return {
    region: city.regionCode,
    city: nameOf(city, language),
    cost: costFor(city, cart.goodsTotal),
    on: city.earliestOn,
  };
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
}: CartLine) {
  return { id, key, quantity, maxQuantity, unitPrice, lineTotal, state, previousPrice };
}
