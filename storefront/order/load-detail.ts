import type { LoaderFunctionArgs } from 'react-router';
import { viewOrderReviews, type OrderReviewView } from '#storefront/reviews/order-reviews.tsx';
import { loadWays } from '#storefront/checkout/after/load-ways.ts';
import { paymentWays, type PaymentWay } from '#storefront/checkout/after/payment-ways.ts';
import type { OrderLink } from '#storefront/shell/navigation/order-link.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { type OrderDetail, viewOrderDetail } from './order-detail.ts';

/** The data of an order's page; an order of another customer is the 404 page. */
export interface LoadedOrder {
  order: OrderDetail;
  reviews: OrderReviewView[];
  /** The ways to pay it now, the chosen one first. */
  ways: PaymentWay[];
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
    loadWays(context, link),
  ]);
  const view = viewOrderDetail(
    order,
    { stores, regions, districts },
    { language: caller.language, dictionary },
  );
  const { again, otherWays } = paymentWays(view, offered);
  return {
    order: view,
    reviews: viewOrderReviews(reviews),
    ways: again === null ? otherWays : [again, ...otherWays],
  };
}
