import {
  ChangeDeliveryTerms,
  ChangeDeliveryZone,
  DecideDeliveryDay,
  DeliveryDayParams,
  DeliveryPlaceParams,
  DeliveryQuote,
  DeliveryQuoteQuery,
  DeliveryTable,
  DeliveryZoneParams,
  PutDeliveryPlace,
} from '../../admin/delivery.ts';
import { declareStaffOperations } from './staff-operation.ts';

const access = 'delivery.write';
const path = '/api/admin/v1/delivery';
const changes = { access, answer: DeliveryTable, ifMatch: true } as const;

/** Delivery prices and times (backoffice.md 2.10, Delivery). Each change returns the whole table; placed orders keep their terms. */
export const staffDeliveryOperations = declareStaffOperations({
  getDeliveryTable: {
    method: 'GET',
    path,
    summary: 'Returns zones, places, decided days and terms.',
    access,
    answer: DeliveryTable,
    refusals: [],
  },
  changeDeliveryZone: {
    ...changes,
    method: 'PATCH',
    path: `${path}/zones/:zone`,
    summary: 'Changes the values of a zone, and so of its places without values of their own.',
    params: DeliveryZoneParams,
    body: ChangeDeliveryZone,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.zone', resource: 'delivery-zone', record: 'zone' },
  },
  putDeliveryPlace: {
    ...changes,
    method: 'PATCH',
    path: `${path}/places/:place`,
    summary: 'Assigns a region or a district to a zone, with values of its own if any.',
    params: DeliveryPlaceParams,
    body: PutDeliveryPlace,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.place', resource: 'delivery-place', record: 'place' },
  },
  dropDeliveryPlace: {
    ...changes,
    method: 'DELETE',
    path: `${path}/places/:place`,
    summary:
      'Removes the row of a place: a district follows its region again; couriers no longer deliver to a region.',
    params: DeliveryPlaceParams,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.drop-place', resource: 'delivery-place', record: 'place' },
  },
  decideDeliveryDay: {
    ...changes,
    method: 'PATCH',
    path: `${path}/calendar/:day`,
    summary: 'Decides that couriers rest on a day, or work on a day of rest.',
    params: DeliveryDayParams,
    body: DecideDeliveryDay,
    refusals: [],
    audit: { action: 'delivery.day', resource: 'delivery-day', record: 'day' },
  },
  dropDeliveryDay: {
    ...changes,
    method: 'DELETE',
    path: `${path}/calendar/:day`,
    summary: 'Removes the decision about a day.',
    params: DeliveryDayParams,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.usual-day', resource: 'delivery-day', record: 'day' },
  },
  changeDeliveryTerms: {
    ...changes,
    method: 'PATCH',
    path: `${path}/terms`,
    summary:
      'Changes the cut-off hour of same-day dispatch, the insured limits of couriers, and the amount from which a code is required.',
    body: ChangeDeliveryTerms,
    refusals: [],
    audit: { action: 'delivery.terms', resource: 'delivery-terms', record: 'name' },
  },
  quoteDeliveryForStaff: {
    method: 'GET',
    path: `${path}/quote`,
    summary: 'Returns what a shopper in a district pays now.',
    access,
    query: DeliveryQuoteQuery,
    answer: DeliveryQuote,
    refusals: ['NOT_FOUND'],
  },
});
