import type { Address } from '#contract/address.ts';
import type { Card } from '#contract/catalog/card.ts';
import type { Cart } from '#contract/cart.ts';
import type { District, Region, Store } from '#contract/content.ts';
import type { DeliveryTerms } from '#contract/delivery.ts';
import type { Me } from '#contract/me.ts';
import type { PaymentMethod } from '#contract/payment-method.ts';
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
/** `code`: the region's name in measured events. */
export interface RegionChoice extends Choice {
  code: string;
}
/** A tuple: as objects, two hundred of these would add 300 bytes to the page. */
type DistrictEntry = [id: number, name: string];
export interface StoreChoice {
  id: string;
  name: string;
  address: string;
  readyOn: string;
  isToday: boolean;
  allHere: boolean;
}

/** Prices in whole soʻm, as in the cart. */
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
  /** From this total on, a courier order needs a hand-over code; whole soʻm. */
  handoverCodeFrom: number;
  stores: StoreChoice[];
  regions: RegionChoice[];
  /** Districts by region id. */
  districts: Record<string, DistrictEntry[]>;
  methods: PaymentMethod[];
  /** The user's cards that can be charged at once. */
  cards: SavedCard[];
  /** True if a piece has no code for a fiscal receipt, so no online payment is offered. */
  isOnlineOff: boolean;
  /** The known data of a user; null for a guest. */
  known: { userId: number; name: string; phone: string; email: string } | null;
  /** The user's address book, the default first. */
  addresses: SavedAddress[];
  maySaveAddress: boolean;
  /** Generated each time the form is rendered, so that a double tap sends the same key twice. */
  idempotencyKey: string;
}

interface Facts extends PageWords {
  cart: Cart;
  stores: Store[];
  regions: Region[];
  districts: District[];
  methods: PaymentMethod[];
  cards: Card[];
  /** Null for a guest. */
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

/** Stores that have everything today come first. */
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

/** Pickup is the default if one store has everything; otherwise a courier, to the default address. */
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
