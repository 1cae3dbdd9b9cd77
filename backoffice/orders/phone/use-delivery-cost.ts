import { useEffect, useState } from 'react';
import { callApi } from '#client/call-api.ts';
import type { Cart, DeliveryCost } from '#contract/cart.ts';

/** The courier's price for this cart; null if no district is chosen, or the price is not known yet. */
export function useDeliveryCost({ goodsTotal, readyOn }: Cart, districtId: string): DeliveryCost | null {
  const [found, setFound] = useState<{ key: string; cost: DeliveryCost } | null>(null);
  const key = [districtId, goodsTotal, readyOn].join(' ');
  useEffect(() => {
    if (districtId === '') return;
    const query = {
      districtId: Number(districtId),
      total: goodsTotal,
      ...(readyOn !== null && { notBefore: readyOn }),
    };
    callApi('GET /api/v1/delivery-cost', { query })
      .then((cost) => setFound({ key, cost }))
      // without the price the button says what is missing
      .catch(() => undefined);
  }, [key, districtId, goodsTotal, readyOn]);
  // ignores a response for an earlier choice
  return found?.key === key ? found.cost : null;
}
