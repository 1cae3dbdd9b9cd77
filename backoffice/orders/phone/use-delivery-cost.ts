import { useEffect, useState } from 'react';
import { callApi } from '#client/call-api.ts';
import type { Cart, DeliveryCost } from '#contract/cart.ts';

/** What the courier costs for this cart; null: no district is chosen, or its price is not known yet. */
export function useDeliveryCost({ goodsTotal, readyOn }: Cart, districtId: string): DeliveryCost | null {
  const [cost, setCost] = useState<DeliveryCost | null>(null);
  useEffect(() => {
    let isLatest = true;
    setCost(null);
    if (districtId !== '') {
      const query = {
        districtId: Number(districtId),
        total: goodsTotal,
        ...(readyOn !== null && { notBefore: readyOn }),
      };
      callApi('GET /api/v1/delivery-cost', { query })
        .then((found) => isLatest && setCost(found))
        // without the price the button says what is missing
        .catch(() => undefined);
    }
    return () => {
      isLatest = false;
    };
  }, [districtId, goodsTotal, readyOn]);
  return cost;
}
