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

/** What couriers cost and when they come (backoffice.md 2.10, Delivery). Each change answers the whole table; orders that are placed keep theirs. */
export const staffDeliveryOperations = declareStaffOperations({
  getDeliveryTable: {
    method: 'GET',
    path,
    summary: 'Zones, places, the days that were decided, terms.',
    access,
    answer: DeliveryTable,
    refusals: [],
  },
  changeDeliveryZone: {
    ...changes,
    method: 'PATCH',
    path: `${path}/zones/:zone`,
    summary: 'Other numbers for a zone, and so for each of its places that has none of its own.',
    params: DeliveryZoneParams,
    body: ChangeDeliveryZone,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.zone', resource: 'delivery-zone', record: 'zone' },
  },
  putDeliveryPlace: {
    ...changes,
    method: 'PATCH',
    path: `${path}/places/:place`,
    summary: 'Puts a region or a district into a zone, with numbers of its own where it has any.',
    params: DeliveryPlaceParams,
    body: PutDeliveryPlace,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.place', resource: 'delivery-place', record: 'place' },
  },
  dropDeliveryPlace: {
    ...changes,
    method: 'DELETE',
    path: `${path}/places/:place`,
    summary: 'A district goes with its region again; to a region no courier goes.',
    params: DeliveryPlaceParams,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.drop-place', resource: 'delivery-place', record: 'place' },
  },
  decideDeliveryDay: {
    ...changes,
    method: 'PATCH',
    path: `${path}/calendar/:day`,
    summary: 'A day on which couriers rest, or work although they would rest.',
    params: DeliveryDayParams,
    body: DecideDeliveryDay,
    refusals: [],
    audit: { action: 'delivery.day', resource: 'delivery-day', record: 'day' },
  },
  dropDeliveryDay: {
    ...changes,
    method: 'DELETE',
    path: `${path}/calendar/:day`,
    summary: 'That day is as any other again.',
    params: DeliveryDayParams,
    refusals: ['NOT_FOUND'],
    audit: { action: 'delivery.usual-day', resource: 'delivery-day', record: 'day' },
  },
  changeDeliveryTerms: {
    ...changes,
    method: 'PATCH',
    path: `${path}/terms`,
    summary:
      'Until when an order leaves the same day, what couriers insure, from which sum on a code is required.',
    body: ChangeDeliveryTerms,
    refusals: [],
    audit: { action: 'delivery.terms', resource: 'delivery-terms', record: 'name' },
  },
  quoteDeliveryForStaff: {
    method: 'GET',
    path: `${path}/quote`,
    summary: 'What a shopper in a district pays now.',
    access,
    query: DeliveryQuoteQuery,
    answer: DeliveryQuote,
    refusals: ['NOT_FOUND'],
  },
});
