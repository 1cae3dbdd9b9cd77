import type { District, OpeningHours, Region, Store } from '#contract/content.ts';
import type { Order } from '#contract/order.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { viewOrder, type OrderView } from '#storefront/checkout/after/order-view.ts';
import { linksIn, nameOf } from '#storefront/links.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import { addressLine } from '#storefront/shell/navigation/address-line.ts';

/** The store where an order is collected, in the page's language. */
export interface OrderStore {
  name: string;
  address: string;
  phone: string;
  hours: OpeningHours[];
  /** The store's page, with map and directions. */
  href: string;
}

/** An order as shown on its own page: the data of the checkout's page, its history, and its destination. */
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
    /** The address in the page's language; null if it is collected in a store, or the visitor may not see it. */
    address: string | null;
    /** Until when the store reserves the pieces; null if they are not in the store. */
    collectBy: Order['keptUntil'];
    /** Null for delivery by courier. */
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
