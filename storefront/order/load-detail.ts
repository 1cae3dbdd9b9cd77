import type { Caller } from '#client/call.ts';
import { listDistricts, listRegions, listStores } from '#client/content.ts';
import { getOrder, listPaymentMethods, type OrderLink } from '#client/order.ts';
import { listOrderReviews } from '#client/review.ts';
import type { PaymentMethodName } from '#contract/order.ts';
import { viewOrderReviews, type OrderReviewView } from '#storefront/reviews/order-reviews.tsx';
import { orNotFound } from '#storefront/shell/caller.ts';
import { type OrderDetail, viewOrderDetail } from './order-detail.ts';

/** What the page of an order is made of; one that is not the caller's is the 404 page. */
export interface LoadedOrder {
  order: OrderDetail;
  reviews: OrderReviewView[];
  /** How it may be paid instead, the way of now first. */
  ways: { method: PaymentMethodName; online: boolean }[];
  /** Of the next payment: a double tap pays once. */
  idempotencyKey: string;
}

export async function loadOrderDetail(caller: Caller, link: OrderLink): Promise<LoadedOrder> {
  const [order, reviews, stores, regions, districts, methods] = await Promise.all([
    orNotFound(getOrder(caller, link)),
    orNotFound(listOrderReviews(caller, link)),
    listStores(caller),
    listRegions(caller),
    listDistricts(caller),
    listPaymentMethods(caller),
  ]);
  const isNow = ({ method }: { method: PaymentMethodName }) => Number(method === order.payment.method);
  return {
    order: viewOrderDetail(order, { stores, regions, districts }, caller.language),
    reviews: viewOrderReviews(reviews),
    ways: methods
      .filter(({ fulfillment }) => fulfillment.includes(order.fulfillment.kind))
      .map(({ method, online }) => ({ method, online }))
      .toSorted((one, other) => isNow(other) - isNow(one)),
    idempotencyKey: crypto.randomUUID(),
  };
}
