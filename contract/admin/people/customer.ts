import { Type, type Static } from 'typebox';
import { priceTypes } from '../../me.ts';
import { orderStates } from '../../order.ts';
import {
  Artikul,
  Id,
  Instant,
  PageLanguageWord,
  Line,
  names,
  Nullable,
  Phone,
  Shape,
  Som,
  Words,
} from '../../primitives.ts';
import { alertStates, callbackStates, callbackSubjects, visitStates } from '../../request.ts';
import { reviewStates } from '../../review.ts';
import { AnyOf, listQuery } from '../list.ts';

/** What the staff may do with a customer. */
export const customerActions = ['SHOW_CONTACT', 'END_SESSIONS', 'PRICE_TYPE', 'EXPORT', 'ERASE'] as const;

/** `q`: a part of the name, the end of a phone, or the customer’s number; who works in some stores finds by a whole phone alone. */
export const StaffCustomersQuery = Shape({
  ...listQuery(['createdAt']),
  priceType: Type.Optional(AnyOf),
  language: Type.Optional(AnyOf),
});

/**
 * `name`, `phone`, `email` null: there is none, or it is nothing for this role; contacts have their middle hidden. `orders`, `total`:
 * those that were not cancelled.
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
});

const Model = { artikul: Artikul, ...names };

/** Each list the latest first, fifty at most. */
export const StaffCustomer = Shape({
  ...StaffCustomerRow.properties,
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
/** `phone`: the whole one, by which somebody who works in some stores found the customer. */
export const CustomerQuery = Shape({ phone: Type.Optional(Phone) });
export const CustomerContact = Shape({
  name: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  email: Nullable(Type.String()),
});
/** `reason`: the paper that it rests on, such as the number of a contract. */
export const ChangePriceType = Shape({ priceType: Words(priceTypes), reason: Line(300) });
export const EraseCustomer = Shape({ reason: Line(300) });

export type CustomerAction = (typeof customerActions)[number];
export type StaffCustomerRow = Static<typeof StaffCustomerRow>;
export type StaffCustomer = Static<typeof StaffCustomer>;
