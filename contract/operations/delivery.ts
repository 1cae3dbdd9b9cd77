import { Type } from 'typebox';
import { DeliveryCitiesQuery, DeliveryCity, DeliveryCost, DeliveryCostQuery } from '#contract/cart.ts';
import { DeliveryTerms } from '#contract/delivery.ts';
import { PickupDays } from '#contract/pickup.ts';
import { declareOperations } from './operation.ts';

/** Delivery regions, prices and dates, and when transferred pieces can be picked up in a store. */
export const deliveryOperations = declareOperations({
  listDeliveryCities: {
    method: 'GET',
    path: '/api/v1/delivery-cities',
    summary: 'Lists the districts that couriers serve, with price and delivery day.',
    actor: 'visitor',
    query: DeliveryCitiesQuery,
    answer: Type.Array(DeliveryCity),
    refusals: [],
    cache: 'shared',
  },
  getDeliveryCost: {
    method: 'GET',
    path: '/api/v1/delivery-cost',
    summary: 'Returns the delivery price for goods of this amount to a district, in whole soʻm.',
    actor: 'visitor',
    query: DeliveryCostQuery,
    answer: DeliveryCost,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  getDeliveryTerms: {
    method: 'GET',
    path: '/api/v1/delivery-terms',
    summary:
      'Returns the cut-off hour, the insured limits, and the order total from which the courier needs a code.',
    actor: 'visitor',
    answer: DeliveryTerms,
    refusals: [],
    cache: 'shared',
  },
  listPickupDays: {
    method: 'GET',
    path: '/api/v1/pickup-days',
    summary: 'Returns when a piece that is elsewhere now could be picked up in each store.',
    actor: 'visitor',
    answer: PickupDays,
    refusals: [],
    cache: 'shared',
  },
});
