import { Type, type Static } from 'typebox';
import { priceTypes } from '../../me.ts';
import { orderStates } from '../../order.ts';
import {
  Artikul,
  Day,
  Id,
  Instant,
  PageLanguageWord,
  RegionId,
  Line,
  names,
  Nullable,
  Phone,
  Shape,
  SizeMm,
  Som,
  Words,
} from '../../primitives.ts';
import { alertStates, callbackStates, callbackSubjects, visitStates } from '../../request.ts';
import { reviewStates } from '../../review.ts';
import { AnyOf, listQuery } from '../list.ts';

/** Actions of the staff on a customer. */
export const customerActions = ['SHOW_CONTACT', 'END_SESSIONS', 'PRICE_TYPE', 'EXPORT', 'ERASE'] as const;

/** Columns of the customer list. */
export const customerColumns = [
  'name',
  'total',
  'phone',
  'orders',
  'lastOrderAt',
  'createdAt',
  'sizes',
  'consents',
  'region',
  'priceType',
  'language',
] as const;

const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Sizes = Type.String({
  maxLength: 100,
  pattern: '^[0-9]{1,3}(\\.[0-9]{1,2})?(,[0-9]{1,3}(\\.[0-9]{1,2})?)*$',
});

/**
 * `q`: a part of the name, the end of a phone, or the customer’s number; staff limited to some stores can only search by a full phone
 * number. Days are in the time zone of Tashkent, all limits inclusive. `sizes`: of pieces they bought, mm. `consent`: to messages by
 * `SMS`, by `EMAIL`, or to `NONE`. `regionId`: of their default address.
 */
export const StaffCustomersQuery = Shape({
  ...listQuery(['createdAt', 'orders', 'total', 'lastOrderAt']),
  priceType: Type.Optional(AnyOf),
  language: Type.Optional(AnyOf),
  'createdAt.from': Type.Optional(Day),
  'createdAt.to': Type.Optional(Day),
  'lastOrderAt.from': Type.Optional(Day),
  'lastOrderAt.to': Type.Optional(Day),
  'orders.from': Type.Optional(Count),
  'orders.to': Type.Optional(Count),
  'total.from': Type.Optional(Som),
  'total.to': Type.Optional(Som),
  sizes: Type.Optional(Sizes),
  consent: Type.Optional(AnyOf),
  regionId: Type.Optional(AnyOf),
});

/**
 * `name`, `phone`, `email` null: not given, or the role may not see it; the middle of contacts is masked. `orders`, `total`: of orders
 * that were not cancelled. `sizes`: of pieces they bought and kept. `consents`: channels by which they agreed to receive messages.
 */
export const StaffCustomerRow = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
  createdAt: Instant,
  orders: Type.Integer({ minimum: 0 }),
  total: Som,
  lastOrderAt: Nullable(Instant),
  language: PageLanguageWord,
  priceType: Words(priceTypes),
  sizes: Type.Array(SizeMm),
  consents: Type.Array(Words(['SMS', 'EMAIL'])),
  regionId: Nullable(RegionId),
});

const Model = { artikul: Artikul, ...names };

const { consents: _channels, ...row } = StaffCustomerRow.properties;

/** Each list is sorted newest first and has at most 50 entries. `pieces`: those they have, with the order of each. */
export const StaffCustomer = Shape({
  ...row,
  pieces: Type.Array(
    Shape({
      serialNumber: Type.String(),
      ...Model,
      sizeMm: Nullable(SizeMm),
      number: Type.String(),
      since: Instant,
    }),
  ),
  orderList: Type.Array(
    Shape({ number: Type.String(), state: Words(orderStates), total: Som, createdAt: Instant }),
  ),
  favorites: Type.Array(Shape({ ...Model, addedAt: Instant })),
  waits: Type.Array(Shape({ id: Id, ...Model, state: Words(alertStates), createdAt: Instant })),
  visits: Type.Array(Shape({ id: Id, storeId: Id, state: Words(visitStates), startsAt: Instant })),
  calls: Type.Array(
    Shape({ id: Id, subject: Words(callbackSubjects), state: Words(callbackStates), createdAt: Instant }),
  ),
  reviews: Type.Array(
    Shape({ id: Id, ...Model, rating: Type.Integer(), state: Words(reviewStates), writtenAt: Instant }),
  ),
  consents: Type.Array(
    Shape({ topic: Words(['NEWS', 'REMINDERS']), channel: Words(['SMS', 'EMAIL']), givenAt: Instant }),
  ),
  sessions: Type.Array(Shape({ id: Type.String(), device: Type.String(), seenAt: Instant })),
  allowedActions: Type.Array(Words(customerActions)),
});

export const CustomerParams = Shape({ id: Id });
/** `phone`: the full number by which a staff member limited to some stores found the customer. */
export const CustomerQuery = Shape({ phone: Type.Optional(Phone) });
export const CustomerContact = Shape({
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
});
/** `reason`: the document that it is based on, such as the number of a contract. */
export const ChangePriceType = Shape({ priceType: Words(priceTypes), reason: Line(300) });
export const EraseCustomer = Shape({ reason: Line(300) });

export type CustomerAction = (typeof customerActions)[number];
export type CustomerColumn = (typeof customerColumns)[number];
export type StaffCustomerRow = Static<typeof StaffCustomerRow>;
export type StaffCustomer = Static<typeof StaffCustomer>;
