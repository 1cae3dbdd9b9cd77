import type { LoaderFunctionArgs } from 'react-router';
import { viewOrderReviews, type OrderReviewView } from '#storefront/reviews/order-reviews.tsx';
import { loadPaymentMethods } from '#storefront/checkout/after/load-payment-methods.ts';
import { paymentOptions, type PaymentOption } from '#storefront/checkout/after/payment-options.ts';
import type { OrderLink } from '#storefront/shell/navigation/order-link.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { type OrderDetail, viewOrderDetail } from './order-detail.ts';

/** The data of an order's page; an order of another customer is the 404 page. */
export interface LoadedOrder {
  order: OrderDetail;
  reviews: OrderReviewView[];
  /** The options to pay it now, the chosen one first. */
  options: PaymentOption[];
}

export async function loadOrderDetail(
  context: LoaderFunctionArgs['context'],
  link: OrderLink,
): Promise<LoadedOrder> {
  const caller = context.get(callerContext);
  const [order, reviews, stores, regions, districts, dictionary, offered] = await Promise.all([
    orNotFound(caller.api.getOrder(link)),
    orNotFound(caller.api.listOrderReviews(link)),
    caller.api.listStores(),
    caller.api.listRegions(),
    caller.api.listDistricts(),
    caller.api.getDictionary(),
    loadPaymentMethods(context, link),
  ]);
  const view = viewOrderDetail(
    order,
    { stores, regions, districts },
    { language: caller.language, dictionary },
  );
  const { again, otherOptions } = paymentOptions(view, offered);
  return {
    order: view,
    reviews: viewOrderReviews(reviews),
    options: again === null ? otherOptions : [again, ...otherOptions],
  };
}
