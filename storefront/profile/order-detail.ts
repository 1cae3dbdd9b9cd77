import type { District, Region, Store } from '#contract/content.ts';
import type { Order } from '#contract/order.ts';
import type { Language } from '#contract/words.ts';
import { viewOrder, type OrderView } from '#storefront/checkout/order-view.ts';
import { addressLine } from '#storefront/shell/address-line.ts';

/** An order as its owner sees it: what its page of the checkout shows, how it came there, and where it goes. */
export type OrderDetail = OrderView & {
  /** Each state with its instant, the latest last. */
  events: Order['events'];
  paymentState: Order['paymentState'];
  /** In the page's language; null = it is fetched from the store. */
  address: string | null;
  /** Of the pick-up store. */
  storePhone: string | null;
  createdAt: Order['createdAt'];
  recipient: Pick<NonNullable<Order['contact']>, 'name' | 'phone'> | null;
  fulfillmentKind: Order['fulfillment']['kind'];
};

interface Places {
  stores: Store[];
  regions: Region[];
  districts: District[];
}

export function viewOrderDetail(order: Order, places: Places, language: Language): OrderDetail {
  const { fulfillment, events, paymentState, createdAt, contact } = order;
  const store =
    fulfillment.kind === 'PICKUP' ? places.stores.find(({ id }) => id === fulfillment.storeId) : undefined;
  return {
    ...viewOrder(order, places.stores, language),
    events,
    paymentState,
    address:
      fulfillment.kind === 'DELIVERY' && fulfillment.address !== null
        ? addressLine(fulfillment.address, places, language)
        : null,
    storePhone: store?.phone ?? null,
    createdAt,
    recipient: contact && { name: contact.name, phone: contact.phone },
    fulfillmentKind: fulfillment.kind,
  };
}
