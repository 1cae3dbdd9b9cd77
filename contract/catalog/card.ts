import { Type, type Static } from 'typebox';
import { Otp } from '../auth.ts';
import { Id, Line, Shape, Words } from '../primitives.ts';

export const cardBrands = ['HUMO', 'UZCARD', 'VISA', 'MASTERCARD'] as const;
/** EXPIRES_SOON: the card expires at the end of this month or the next. */
export const expiryStates = ['VALID', 'EXPIRES_SOON', 'EXPIRED'] as const;

/** A card stored as its provider's token: the shop never receives its number or CVV (decisions 3). */
export const Card = Shape({
  id: Id,
  provider: Line(20),
  /** `8600 •••• •••• 1234` */
  maskedPan: Type.String(),
  /** Printed on the card: MM/YY. */
  expiry: Type.String(),
  expiryState: Words(expiryStates),
  brand: Words(cardBrands),
  isDefault: Type.Boolean(),
  /** False until the bank's confirmation code was entered. */
  isVerified: Type.Boolean(),
});
/** A provider at which cards can be added, by its own form. The form redirects back with `provider` and `cardToken` in the address. */
export const CardProvider = Shape({ provider: Line(20), formUrl: Type.String() });
/** The token returned by the provider's form. The provider then sends a code to the card's phone. */
export const AddCard = Shape({ provider: Line(20), cardToken: Line(500) });
export const VerifyCard = Shape({ code: Otp });
export const UpdateCard = Shape({ isDefault: Type.Literal(true) });
export const CardParams = Shape({ id: Id });

export type Card = Static<typeof Card>;
export type CardProvider = Static<typeof CardProvider>;
export type AddCard = Static<typeof AddCard>;
