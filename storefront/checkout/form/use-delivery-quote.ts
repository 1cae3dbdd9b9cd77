import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { usePage } from '#storefront/shell/page.ts';
import type { loader, DeliveryQuote } from './delivery-quote.ts';
import type { OrderFormValues } from './order-form.ts';

export interface ShownQuote {
  /** Whole soʻm, as named by the button. */
  total: number;
  delivery: DeliveryQuote | null;
}

/**
 * The courier's price for the chosen district, loaded when it is chosen. Without JavaScript the total is known only
 * after the first press of the button (`refusedTotal`): the shopper sees it and presses again.
 */
export function useDeliveryQuote(
  values: OrderFormValues,
  refusedTotal: number | null,
  cartTotal: number,
): ShownQuote {
  const { links } = usePage();
  const fetcher = useFetcher<typeof loader>();
  const { kind, districtId } = values;
  const path = kind === 'DELIVERY' && districtId !== '' ? links.deliveryQuote(districtId) : null;
  const { load } = fetcher;
  useEffect(() => {
    if (path !== null) void load(path);
  }, [path, load]);
  const answer = String(fetcher.data?.districtId) === districtId ? (fetcher.data ?? null) : null;
  if (kind === 'PICKUP') return { total: cartTotal, delivery: null };
  return { total: answer?.total ?? refusedTotal ?? cartTotal, delivery: answer };
}
