import type { Address } from '#contract/address.ts';
import type { Card } from '#contract/catalog/card.ts';
import type { Cart } from '#contract/cart.ts';
import type { District, Region, Store } from '#contract/content.ts';
import type { DeliveryTerms } from '#contract/delivery.ts';
import type { Me } from '#contract/me.ts';
import type { PaymentMethod } from '#contract/order.ts';
import { languageOnWire, addressLimit } from '#contract/words.ts';
import {
  viewOptions,
  viewOptionSums,
  type OptionsView,
  type OptionSums,
} from '#storefront/cart/lines/option-view.ts';
import { viewLost, type LostView } from '#storefront/cart/lines/lost-view.ts';
import { viewPiece, type PieceView } from '#storefront/cart/lines/piece-view.ts';
import { nameOf } from '#storefront/links.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import { dayOf } from '#ui/dates.ts';
import { formatPhone } from '#storefront/shell/phone.ts';
import { viewHold, type HoldView } from '../hold-view.ts';
import type { OrderFormValues } from './order-form.ts';
import { type SavedCard, viewCards } from './saved-cards.ts';
import { chooseAddress, viewAddresses, type SavedAddress } from './saved-address.ts';

export interface Choice {
  value: string;
  label: string;
}
/** `code`: the region's word in measurement. */
export interface RegionChoice extends Choice {
  code: string;
}
/** Two hundred of them travel in the page: as objects they are 300 bytes more than it may have. */
type DistrictEntry = [id: number, name: string];
export interface StoreChoice {
  id: string;
  name: string;
  address: string;
  readyOn: string;
  isToday: boolean;
  allHere: boolean;
}

/** Prices in whole soʻm, as the cart has them. */
export interface CheckoutLine extends Pick<
  Cart['lines'][number],
  'id' | 'lineTotal' | 'unitPrice' | 'previousPrice' | 'risenTo'
> {
  piece: PieceView;
  options: OptionsView;
}

export interface CheckoutView {
  lines: CheckoutLine[];
  lost: LostView[];
  goodsTotal: number;
  optionSums: OptionSums;
  promo: Cart['promo'];
  /** Goods and options, without delivery. */
  total: number;
  hold: HoldView;
  pickupOnly: boolean;
  pickupReason: Cart['pickupReason'];
  /** From this sum on, a courier needs a code; whole soʻm. */
  handoverCodeFrom: number;
  stores: StoreChoice[];
  regions: RegionChoice[];
  /** Districts by the id of their region. */
  districts: Record<string, DistrictEntry[]>;
  methods: PaymentMethod[];
  /** The user's cards that can be charged at once. */
  cards: SavedCard[];
  /** A piece has no code for a fiscal receipt: nothing is offered online. */
  isOnlineOff: boolean;
  /** What is known of a shopper who is logged in; null = a guest. */
  known: { userId: number; name: string; phone: string; email: string } | null;
  /** Their book, the default first. */
  addresses: SavedAddress[];
  maySaveAddress: boolean;
  /** A new one with every showing of the form: a double tap carries the same one. */
  idempotencyKey: string;
}

interface Facts extends PageWords {
  cart: Cart;
  stores: Store[];
  regions: Region[];
  districts: District[];
  methods: PaymentMethod[];
  cards: Card[];
  /** Null: a guest. */
  user: Me | null;
  book: Address[];
  terms: DeliveryTerms;
  now: Date;
}

export function viewCheckout({
  cart,
  stores,
  regions,
  districts,
  methods,
  cards,
  user,
  book,
  terms,
  now,
  language,
  dictionary,
}: Facts): Omit<CheckoutView, 'idempotencyKey'> {
  const words = { language, dictionary };
  const offered = methods.filter((method) => method.unavailable === undefined);
  const buyable = cart.lines.filter((line) => line.state !== 'UNAVAILABLE');
  return {
    lines: buyable.map(({ id, piece, lineTotal, unitPrice, previousPrice, risenTo, ...line }) => ({
      id,
      piece: viewPiece(piece, words),
      options: viewOptions(line),
      lineTotal,
      unitPrice,
      previousPrice,
      risenTo,
    })),
    lost: cart.lines.flatMap((line) => viewLost(line, words) ?? []),
    goodsTotal: cart.goodsTotal,
    optionSums: viewOptionSums({ ...cart, lines: buyable }),
    promo: cart.promo,
    total: cart.total,
    hold: viewHold(cart, now),
    pickupOnly: cart.pickupOnly,
    pickupReason: cart.pickupReason,
    handoverCodeFrom: terms.handoverCodeFrom,
    stores: storeChoices({ stores, cart, today: dayOf(now.toISOString()), language }),
    regions: regions.map((region) => ({
      value: String(region.id),
      label: nameOf(region, language),
      code: region.code,
    })),
    districts: Object.fromEntries(regions.map(({ id }) => [id, districtsOf(id, { districts, language })])),
    methods: offered,
    isOnlineOff: offered.length < methods.length,
    cards: viewCards(cards).filter(({ method }) => offered.some((one) => one.method === method)),
    known: user && knownOf(user),
    addresses: viewAddresses(book, { regions, districts }, language),
    maySaveAddress: user !== null && book.length < addressLimit,
  };
}

const districtsOf = (
  regionId: District['regionId'],
  { districts, language }: Pick<Facts, 'districts' | 'language'>,
): DistrictEntry[] =>
  districts
    .filter((district) => district.regionId === regionId)
    .map((district) => [district.id, nameOf(district, language)]);

function knownOf({ id, firstName, lastName, phone, email }: Me): CheckoutView['known'] {
  return {
    userId: id,
    name: [firstName, lastName].filter(Boolean).join(' '),
    phone: phone === null ? '' : formatPhone(phone),
    email: email ?? '',
  };
}

/** Where everything lies today comes first. */
function storeChoices({
  stores,
  cart,
  today,
  language,
}: Pick<Facts, 'stores' | 'cart' | 'language'> & { today: string }): StoreChoice[] {
  const address = (store: Store) =>
    ({ uz: store.addressUz, ru: store.addressRu, en: store.addressEn })[languageOnWire(language)];
  return cart.pickups
    .flatMap(({ storeId, readyOn, allHere }) => {
      const store = stores.find((one) => one.id === storeId);
      if (store === undefined) return [];
      const labels = { name: nameOf(store, language), address: address(store) };
      return [{ id: String(storeId), ...labels, readyOn, isToday: readyOn === today, allHere }];
    })
    .toSorted((a, b) => Number(b.allHere) - Number(a.allHere) || a.readyOn.localeCompare(b.readyOn));
}

type Known = Pick<CheckoutView, 'stores' | 'pickupOnly' | 'methods' | 'known' | 'addresses'>;

/** Pick-up is the default when one store has everything; else a courier, to the default address. */
export function firstValues(view: Known): OrderFormValues {
  const here = view.stores.find((store) => store.allHere);
  const kind = here || view.pickupOnly ? 'PICKUP' : 'DELIVERY';
  const values: OrderFormValues = {
    phone: view.known?.phone ?? '',
    name: view.known?.name ?? '',
    email: view.known?.email ?? '',
    kind,
    storeId: kind === 'PICKUP' ? ((here ?? view.stores[0])?.id ?? '') : '',
    addressId: '',
    regionId: '',
    districtId: '',
    street: '',
    house: '',
    apartment: '',
    landmark: '',
    saveAddress: false,
    method: view.methods.find((method) => method.fulfillment.includes(kind))?.method ?? '',
    consent: false,
  };
  return chooseAddress(values, view.addresses[0]);
}
