import { data, type LoaderFunctionArgs } from 'react-router';
import { listStores } from '#client/content.ts';
import { getOrder } from '#client/order.ts';
import { callerContext, orNotFound } from '#storefront/shell/caller.ts';
import { viewOrder, type OrderView } from './order-view.ts';

/** The order of a signed link; without its token there is no such page (SUC-1). */
export async function loadOrder({
  context,
  url,
}: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<OrderView> {
  const caller = context.get(callerContext);
  const [number, token] = [url.searchParams.get('order'), url.searchParams.get('token')];
  if (!number || !token) throw data(null, { status: 404 });
  const [order, stores] = await Promise.all([
    orNotFound(getOrder(caller, { number, token })),
    listStores(caller),
  ]);
  return viewOrder(order, stores, caller.language);
}
