import { languageOnWire } from '#contract/words.ts';
import type { Store } from '#contract/content.ts';
import type { Order } from '#contract/order.ts';
import type { PageWords } from '#storefront/shell/i18n/dictionary.ts';
import {
  viewOptions,
  viewOptionSums,
  type OptionsView,
  type OptionSums,
} from '#storefront/cart/lines/option-view.ts';
import { viewPiece, type PieceView } from '#storefront/cart/lines/piece-view.ts';
import { nameOf } from '#storefront/links.ts';

/** The data of an order's pages; `outcome` follows the server's state, whatever page was requested. */
export type OrderView = Pick<
  Order,
  | 'number'
  | 'token'
  | 'state'
  | 'goodsTotal'
  | 'deliveryCost'
  | 'total'
  | 'promisedFrom'
  | 'promisedTo'
  | 'reservedUntil'
  | 'allowedActions'
  | 'returnDays'
  | 'pickupHours'
> & {
  outcome: 'done' | 'settling' | 'failed';
  isPaid: boolean;
  failure: Order['payment']['failure'];
  method: Order['payment']['method'];
  /** Null if the visitor has not proven to be the order's shopper. */
  name: string | null;
  /** Name and address of the pickup store; null if a courier delivers. */
  store: string | null;
  lines: {
    piece: PieceView;
    unitPrice: number;
    options: OptionsView;
    /** Ids of its certificates. */
    certificates: string[];
    returnedAt: string | null;
  }[];
  optionSums: OptionSums;
};

export function viewOrder(order: Order, stores: Store[], words: PageWords): OrderView {
  const { language } = words;
  const { fulfillment } = order;
  const store =
    fulfillment.kind === 'PICKUP' ? stores.find((one) => one.id === fulfillment.storeId) : undefined;
  const {
    number,
    token,
    state,
    goodsTotal,
    deliveryCost,
    total,
    promisedFrom,
    promisedTo,
    reservedUntil,
    allowedActions,
    returnDays,
    pickupHours,
  } = order;
  return {
    number,
    token,
    state,
    goodsTotal,
    deliveryCost,
    total,
    promisedFrom,
    promisedTo,
    reservedUntil,
    allowedActions,
    returnDays,
    pickupHours,
    outcome: outcomeOf(order),
    isPaid: order.paymentState === 'PAID',
    failure: order.payment.failure,
    method: order.payment.method,
    name: order.contact?.name ?? null,
    store: store
      ? `${nameOf(store, language)}, ${
          {
            uz: store.addressUz,
            ru: store.addressRu,
            en: store.addressEn,
          }[languageOnWire(language)]
        }`
      : null,
    lines: order.lines.map(({ piece, unitPrice, certificates, returnedAt, ...line }) => ({
      piece: viewPiece(piece, words),
      unitPrice,
      certificates,
      returnedAt,
      options: viewOptions(line),
    })),
    optionSums: viewOptionSums(order),
  };
}

/** An online order is successful when it is paid; until the provider has answered, it is settling. */
export function outcomeOf(order: Pick<Order, 'state' | 'paymentState'>): OrderView['outcome'] {
  if (order.state === 'CANCELLED' || order.state === 'EXPIRED' || order.paymentState === 'FAILED')
    return 'failed';
  return order.state === 'PENDING_PAYMENT' ? 'settling' : 'done';
}

/** Only an order in one of its first states has the page of thanks or of a failed payment; later its own page shows the state. */
export function isJustPlaced({ state }: Pick<Order, 'state'>): boolean {
  return state === 'NEW' || state === 'PAID' || state === 'PENDING_PAYMENT' || state === 'EXPIRED';
}
