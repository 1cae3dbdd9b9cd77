import type { District, OpeningHours, Region, Store } from '#contract/content.ts';
import type { Order } from '#contract/order.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { viewOrder, type OrderView } from '#storefront/checkout/after/order-view.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import { addressLine } from '#storefront/shell/navigation/address-line.ts';

/** Where an order is fetched, in the page's language. */
export interface OrderStore {
  name: string;
  address: string;
  phone: string;
  hours: OpeningHours[];
  /** Its page, with the map and the way there. */
  href: string;
}

/** An order as its own page shows it: what its page of the checkout shows, how it came there, and where it goes. */
export type OrderDetail = OrderView &
  Pick<
    Order,
    | 'proven'
    | 'paymentState'
    | 'createdAt'
    | 'events'
    | 'nextSteps'
    | 'late'
    | 'confirmBy'
    | 'handoverCode'
    | 'receipts'
  > & {
    /** The address in the page's language; null = picked up in the store, or the visitor may not see it. */
    address: string | null;
    /** The end of the reservation for pickup in the store; null = the pieces are not in the store. */
    collectBy: Order['keptUntil'];
    /** Null = a courier brings it. */
    pickup: OrderStore | null;
    recipient: { name: string; phone: string } | null;
    fulfillmentKind: Order['fulfillment']['kind'];
    /** Whether at least one of its pieces is engraved, and whether at least one is not. */
    hasEngraved: boolean;
    hasPlain: boolean;
  };

interface Places {
  stores: Store[];
  regions: Region[];
  districts: District[];
}

export function viewOrderDetail(order: Order, places: Places, words: PageWords): OrderDetail {
  const { language } = words;
  const { fulfillment, contact, lines } = order;
  const {
    proven,
    paymentState,
    createdAt,
    events,
    nextSteps,
    late,
    keptUntil: collectBy,
    handoverCode,
    receipts,
    confirmBy,
  } = order;
  const store =
    fulfillment.kind === 'PICKUP' ? places.stores.find(({ id }) => id === fulfillment.storeId) : undefined;
  return {
    ...viewOrder(order, places.stores, words),
    proven,
    paymentState,
    createdAt,
    events,
    nextSteps,
    late,
    collectBy,
    confirmBy,
    handoverCode,
    receipts,
    address:
      fulfillment.kind === 'DELIVERY' && fulfillment.address !== null
        ? addressLine(fulfillment.address, places, language)
        : null,
    pickup: store === undefined ? null : viewStore(store, language),
    recipient: contact && { name: contact.name, phone: contact.phone },
    fulfillmentKind: fulfillment.kind,
    hasEngraved: lines.some(({ returnable }) => !returnable),
    hasPlain: lines.some(({ returnable }) => returnable),
  };
}

function viewStore(store: Store, language: PageLanguage): OrderStore {
  return {
    name: nameOf(store, language),
    address: { uz: store.addressUz, ru: store.addressRu, en: store.addressEn }[languageOnWire(language)],
    phone: store.phone,
    hours: store.hours,
    href: linksIn(language).store(store.slug),
  };
}
