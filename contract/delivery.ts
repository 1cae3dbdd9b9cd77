import { Type, type Static } from 'typebox';
import { Shape, Som } from './primitives.ts';

/** Terms of courier delivery, the same for everybody. Amounts in whole soʻm. */
export const DeliveryTerms = Shape({
  /** Orders placed on a working day before this time leave on the same day; `HH:MM` in Tashkent. */
  cutOff: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
  /** Couriers do not carry a piece of this price or more, nor pieces whose total reaches it. */
  insuredPiece: Som,
  insuredParcel: Som,
  /** From this amount on, the courier needs a code in addition to the identity document. */
  handoverCodeFrom: Som,
});

export type DeliveryTerms = Static<typeof DeliveryTerms>;
