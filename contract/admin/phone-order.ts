import { Type, type Static } from 'typebox';
import { Cart, LineIdParams } from '../cart.ts';
import { Fulfillment, PlaceOrder } from '../order.ts';
import { PaymentMethod } from '../payment-method.ts';
import { LanguageWord, Line, Shape, Som } from '../primitives.ts';

/** The cart that a staff member fills for a caller, and the payment methods of its order. */
export const PhoneCart = Shape({ cart: Cart, methods: Type.Array(PaymentMethod) });

/** `serial`: typed, or scanned from the label. */
export const AddToPhoneCart = Shape({ serial: Line(40) });
export const PhoneCartLineParams = LineIdParams;

/**
 * `expectedTotal`: the total quoted to the caller, with delivery. `language`: of the messages to the caller. With an online `method` the
 * caller gets a payment link by SMS.
 */
export const PlacePhoneOrder = Shape({
  contact: PlaceOrder.properties.contact,
  language: LanguageWord,
  fulfillment: Fulfillment,
  method: PaymentMethod.properties.method,
  expectedTotal: Som,
  comment: PlaceOrder.properties.comment,
});
export const PlacedByPhone = Shape({ number: Type.String() });

export type PhoneCart = Static<typeof PhoneCart>;
export type PlacePhoneOrder = Static<typeof PlacePhoneOrder>;
