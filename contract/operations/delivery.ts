import { Type } from 'typebox';
import { DeliveryCitiesQuery, DeliveryCity, DeliveryCost, DeliveryCostQuery } from '#contract/cart.ts';
import { DeliveryTerms } from '#contract/delivery.ts';
import { PickupDays } from '#contract/pickup.ts';
import { declareOperations } from './operation.ts';

/** Where couriers go, what it costs and when it comes; when stores have what is brought to them. */
export const deliveryOperations = declareOperations({
  listDeliveryCities: {
    method: 'GET',
    path: '/api/v1/delivery-cities',
    summary: 'Each district that couriers serve, with its price and day.',
    actor: 'visitor',
    query: DeliveryCitiesQuery,
    answer: Type.Array(DeliveryCity),
    refusals: [],
    cache: 'shared',
  },
  getDeliveryCost: {
    method: 'GET',
    path: '/api/v1/delivery-cost',
    summary: 'What delivery of goods of this sum to a district costs, whole soʻm.',
    actor: 'visitor',
    query: DeliveryCostQuery,
    answer: DeliveryCost,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  getDeliveryTerms: {
    method: 'GET',
    path: '/api/v1/delivery-terms',
    summary: 'Cut-off hour, insured limits, the order total from which the courier needs a code.',
    actor: 'visitor',
    answer: DeliveryTerms,
    refusals: [],
    cache: 'shared',
  },
  listPickupDays: {
    method: 'GET',
    path: '/api/v1/pickup-days',
    summary: 'When each store could hand over a piece that lies elsewhere now.',
    actor: 'visitor',
    answer: PickupDays,
    refusals: [],
    cache: 'shared',
  },
});
