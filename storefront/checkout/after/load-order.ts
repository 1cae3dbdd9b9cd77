import type { LoaderFunctionArgs } from 'react-router';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { viewOrder, type OrderView } from './order-view.ts';

/** Loads the order of a signed link (SUC-1). Returns null if the address has no token, whatever its number; a wrong token is a 404. */
export async function loadOrder({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<OrderView | null> {
  const caller = context.get(callerContext);
  const [number, token] = [url.searchParams.get('order'), url.searchParams.get('token')];
  if (!number || !token) return null;
  const [order, stores, dictionary] = await Promise.all([
    orNotFound(caller.api.getOrder({ number, token })),
    caller.api.listStores(),
    caller.api.getDictionary(),
  ]);
  return viewOrder(order, stores, { language: caller.language, dictionary });
}
