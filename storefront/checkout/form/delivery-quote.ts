import type { LoaderFunctionArgs } from 'react-router';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';

/** Delivery of the caller's cart to a district: price, days, and the total, so that no page adds up money itself. */
export interface DeliveryQuote {
  districtId: number;
  available: boolean;
  cost: number;
  total: number;
  earliestOn: string;
  latestOn: string;
}

/** A resource route of the checkout, requested when a district is chosen. */
export async function loader({ context, url }: LoaderFunctionArgs): Promise<DeliveryQuote> {
  const caller = context.get(callerContext);
  const cart = await caller.api.getCart();
  const { districtId, available, cost, earliestOn, latestOn } = await orNotFound(
    caller.api.getDeliveryCost({
      districtId: Number(url.searchParams.get('districtId')) || 0,
      total: cart.goodsTotal,
      notBefore: cart.readyOn ?? undefined,
    }),
  );
  return { districtId, available, cost, total: cart.total + cost, earliestOn, latestOn };
}
