import { useEffect, useState } from 'react';
import { callApi } from '#client/call-api.ts';
import type { Cart, DeliveryCost } from '#contract/cart.ts';

/** What the courier costs for this cart; null: no district is chosen, or its price is not known yet. */
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
  // an answer for what was chosen before is none
  return found?.key === key ? found.cost : null;
}
